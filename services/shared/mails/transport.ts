import { createTransport } from 'nodemailer'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments?: readonly MailAttachment[]
}

export type MailAttachment = {
  readonly filename: string
  readonly content: Buffer
  readonly contentType: string
}

export type MailTransport = {
  /** Resolves once the mail server has taken the mail. */
  readonly send: (mail: Mail, messageId: string) => Promise<void>
  readonly close: () => void
}

/** Sends by SMTP, with timeouts of seconds for a server that does not answer. */
export function smtpTransport(settings: { SMTP_URL: string; MAIL_FROM: string }): MailTransport {
  const transport = createTransport(
    {
      url: settings.SMTP_URL,
      connectionTimeout: 5_000,
      greetingTimeout: 5_000,
      socketTimeout: 10_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: settings.MAIL_FROM },
  )
  return {
    send: async (mail, messageId) => {
      await transport.sendMail({
        ...mail,
        attachments: [...(mail.attachments ?? [])],
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
