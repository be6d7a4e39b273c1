/** Not sent yet, waiting for staff, accepted by them, or refused. */
export const documentStates = ['draft', 'submitted', 'accepted', 'refused'] as const
export type DocumentState = (typeof documentStates)[number]
