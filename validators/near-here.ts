/** Where somebody is, which a search by words does not know. */
export const nearHere = /(?:แถว|ใกล้)(?:\s*ๆ)?\s*(?:นี้|(?:บ้าน|ฉัน|ตัว|เคียง)(?![ก-๎]))|\bnear\s*me\b/giu

/** Whether words ask for what is near to whoever typed them. */
export const asksForHere = (typed: string): boolean => typed.search(nearHere) >= 0
