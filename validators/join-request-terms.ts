/** Days a request to join waits for an answer. */
export const joinRequestDays = 14

/** Days after which somebody who was declined may ask the same company again. */
export const askAgainAfterDays = 30

/** Maximum length of the message to the company's owners. */
export const joinMessageLimit = 300
