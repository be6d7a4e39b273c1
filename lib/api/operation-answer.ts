/** The body of an operation's 200 answer, from the generated types. */
export type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Answer } } }
}
  ? Answer
  : never
