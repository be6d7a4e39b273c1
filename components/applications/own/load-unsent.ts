/** Loads what keeps and sends what was pressed without a network, and has it watch from then on. */
export async function loadUnsent() {
  const [
    { applyOrKeep, dropUnsent, forgetCancelled, keepAnswer, listUnsent, onUnsent, watchUnsent },
    { tellUnsent },
  ] = await Promise.all([import('@/lib/applications/unsent'), import('./tell-unsent')])
  watchUnsent(tellUnsent)
  return { applyOrKeep, dropUnsent, forgetCancelled, keepAnswer, listUnsent, onUnsent }
}
