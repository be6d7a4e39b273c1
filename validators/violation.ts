/** Every rule a person's input can break; each has its Thai sentence under `validation` in messages/th.json. */
export const ruleNames = [
  'required',
  'required_select',
  'email',
  'digits',
  'confirmed',
  'min',
  'max',
  'max_items',
  'min_value',
  'max_value',
  'numeric',
  'integer',
  'addressLocationLat',
  'addressLocationLng',
  'phonenumber',
  'tax_id_number',
  'branch_main',
  'date',
  'time',
  'not_past',
  'shift_length',
  'overlap',
  'one_of',
  'accepted',
  'taken',
  'uploaded',
  'uploading',
  'format',
  'unknown_field',
  'invalid',
] as const

export type RuleName = (typeof ruleNames)[number]
export type RuleParams = Readonly<Record<string, string | number>>
export type Violation = { readonly rule: RuleName; readonly params: RuleParams }

/** Encodes a broken rule as the text a yup message can carry, e.g. `min:{"min":8}`. */
export function violation(rule: RuleName, params: RuleParams = {}): string {
  return Object.keys(params).length === 0 ? rule : `${rule}:${JSON.stringify(params)}`
}

/** Decodes what `violation` encoded; any other text is the fallback rule `invalid`. */
export function parseViolation(text: string): Violation {
  const [, name = '', json] = /^([A-Za-z_]+)(?::(\{.*\}))?$/s.exec(text) ?? []
  if (!(ruleNames as readonly string[]).includes(name)) return { rule: 'invalid', params: {} }
  return { rule: name as RuleName, params: json ? (JSON.parse(json) as RuleParams) : {} }
}
