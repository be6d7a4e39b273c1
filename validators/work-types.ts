/** Work types by code; the Thai name of each is under `workTypes` in messages/th.json. */
export const workTypes = [
  'waiter',
  'barista',
  'kitchen_helper',
  'cook',
  'cashier',
  'sales',
  'stock',
  'packer',
  'cleaner',
  'promoter',
  'event_staff',
  'delivery',
  'receptionist',
  'admin',
  'security',
] as const

export type WorkType = (typeof workTypes)[number]
