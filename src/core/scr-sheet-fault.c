/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/scr-sheet-fault.h"

/**
 * ScrSheetFault:
 *
 * What a score sheet lacks, or what is wrong in it, and where. Never changes once made.
 */
struct _ScrSheetFault
{
  GObject parent_instance;

  ScrSheetFaultKind kind;
  char *path;
  char *sentence;
};

enum
{
  PROP_0,
  PROP_PATH,
  PROP_SENTENCE,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (ScrSheetFault, scr_sheet_fault, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
scr_sheet_fault_finalize (GObject *object)
{
  ScrSheetFault *self = SCR_SHEET_FAULT (object);

  g_clear_pointer (&self->path, g_free);
  g_clear_pointer (&self->sentence, g_free);

  G_OBJECT_CLASS (scr_sheet_fault_parent_class)->finalize (object);
}

static void
scr_sheet_fault_get_property (GObject *object,
                              guint prop_id,
                              GValue *value,
                              GParamSpec *pspec)
{
  ScrSheetFault *self = SCR_SHEET_FAULT (object);

  switch (prop_id)
    {
    case PROP_PATH:
      g_value_set_string (value, self->path);
      break;
    case PROP_SENTENCE:
      g_value_set_string (value, self->sentence);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_sheet_fault_set_property (GObject *object,
                              guint prop_id,
                              const GValue *value,
                              GParamSpec *pspec)
{
  ScrSheetFault *self = SCR_SHEET_FAULT (object);

  switch (prop_id)
    {
    case PROP_PATH:
      self->path = g_value_dup_string (value);
      break;
    case PROP_SENTENCE:
      self->sentence = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
scr_sheet_fault_class_init (ScrSheetFaultClass *klass)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS;
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = scr_sheet_fault_finalize;
  object_class->get_property = scr_sheet_fault_get_property;
  object_class->set_property = scr_sheet_fault_set_property;

  /**
   * ScrSheetFault:path:
   *
   * The JSON path of the place.
   */
  properties[PROP_PATH] =
      g_param_spec_string ("path", NULL, NULL, NULL, flags);
  /**
   * ScrSheetFault:sentence:
   *
   * What is to be put right there, a translated sentence.
   */
  properties[PROP_SENTENCE] =
      g_param_spec_string ("sentence", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
scr_sheet_fault_init (ScrSheetFault *self)
{
}

/**
 * scr_sheet_fault_new:
 * @kind: whether something is missing, wrong or odd
 * @path: the JSON path of the place
 * @sentence: what is to be put right there, translated
 *
 * Returns: (transfer full): a fault of a score sheet
 */
ScrSheetFault *
scr_sheet_fault_new (ScrSheetFaultKind kind,
                     const char *path,
                     const char *sentence)
{
  ScrSheetFault *self;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (sentence != NULL, NULL);

  self = g_object_new (SCR_TYPE_SHEET_FAULT, "path", path, "sentence", sentence, NULL);
  self->kind = kind;

  return self;
}

/**
 * scr_sheet_fault_get_kind:
 * @self: a fault
 *
 * Returns: whether something is missing, wrong or odd
 */
ScrSheetFaultKind
scr_sheet_fault_get_kind (ScrSheetFault *self)
{
  g_return_val_if_fail (SCR_IS_SHEET_FAULT (self), SCR_SHEET_FAULT_WRONG);

  return self->kind;
}

/**
 * scr_sheet_fault_get_path:
 * @self: a fault
 *
 * Returns: the JSON path of the place
 */
const char *
scr_sheet_fault_get_path (ScrSheetFault *self)
{
  g_return_val_if_fail (SCR_IS_SHEET_FAULT (self), NULL);

  return self->path;
}

/**
 * scr_sheet_fault_get_sentence:
 * @self: a fault
 *
 * Returns: what is to be put right there, translated
 */
const char *
scr_sheet_fault_get_sentence (ScrSheetFault *self)
{
  g_return_val_if_fail (SCR_IS_SHEET_FAULT (self), NULL);

  return self->sentence;
}

/**
 * scr_sheet_fault_dup_message:
 * @self: a fault
 *
 * Returns: (transfer full): the place and the sentence, for who reads the file
 */
char *
scr_sheet_fault_dup_message (ScrSheetFault *self)
{
  g_return_val_if_fail (SCR_IS_SHEET_FAULT (self), NULL);

  return g_strdup_printf ("%s: %s", self->path, self->sentence);
}
