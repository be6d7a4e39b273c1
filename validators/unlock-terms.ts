/** For how many days a company may read the contact of a worker it unlocked, and write to them. */
export const unlockDays = 90

/** An objection or a block within this many days of the unlock returns the credit to the company. */
export const objectionRefundDays = 7

/** Within how many days of the unlock a company may report that the number does not exist. */
export const unlockReportDays = 14
