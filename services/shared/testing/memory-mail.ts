import type { Mail, MailTransport } from '../mails/transport'

type SentMail = Mail & { readonly messageId: string }

/** A mail transport that stores sent mails for the test to read. */
export function memoryMail() {
  const sent: SentMail[] = []
  const waiting = new Set<() => void>()
  const transport: MailTransport = {
    send: async (mail, messageId) => {
      sent.push({ ...mail, messageId })
      for (const look of waiting) look()
    },
    close: () => {},
  }
  /** The `count`th mail to an address, once it is sent. */
  const to = (address: string, count = 1) =>
    new Promise<SentMail>((resolve) => {
      const look = () => {
        const mail = sent.filter((candidate) => candidate.to === address)[count - 1]
        if (!mail) return
        waiting.delete(look)
        resolve(mail)
      }
      waiting.add(look)
      look()
    })
  return { sent, to, transport }
}

/** The link token in a mail. */
export const tokenIn = ({ text }: Mail): string =>
  new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? ''
