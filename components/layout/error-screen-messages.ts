import messages from '@/messages/th.json'

/** The only messages that travel inside a script: they are needed when the server's answer is what is missing. */
export const errorScreenMessages = { errorScreens: messages.errorScreens }
