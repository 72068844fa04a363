import type { Transporter } from 'nodemailer'
import type { MailFile } from './mail-message.ts'

/** What became of a message that was given to a mail server. */
export type Delivery = { sent: true } | { sent: false; fault: string; /** True where trying again is of no use. */ final: boolean }

export interface OutgoingMail {
  /** The same for every attempt, so that a message that arrives twice is seen to be one. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  date: Date
  file?: MailFile | undefined
}

/** A mail server, by SMTP. */
export interface MailServer {
  deliver(mail: OutgoingMail): Promise<Delivery>
}

export interface MailSettings {
  /** Null where there is no mail server. */
  smtpUrl: string | null
  /** The sender, as it is shown: `Samara <no-reply@samara.example>`. */
  from: string
}

const milliseconds = { connect: 10_000, greeting: 10_000, silence: 30_000 }

/** What nodemailer throws. */
interface SmtpFault extends Error {
  code?: string
  responseCode?: number
  command?: string
}

/** The receiver's address is refused for good: not the connection, the sender or the sign-in, which an operator can repair. */
const isFinal = ({ code, responseCode = 0, command }: SmtpFault): boolean =>
  code === 'EENVELOPE' && command !== 'MAIL FROM' && (responseCode === 0 || responseCode >= 500)

/** The mail server at an address like `smtp://user:password@host:587`. */
export function mailServer(url: string, from: string): MailServer {
  const open = async (): Promise<Transporter> =>
    (await import('nodemailer')).createTransport(
      {
        url,
        connectionTimeout: milliseconds.connect,
        greetingTimeout: milliseconds.greeting,
        socketTimeout: milliseconds.silence,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from, headers: { 'Auto-Submitted': 'auto-generated' } },
    )
  let opened: Promise<Transporter> | null = null
  const host = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async deliver({ id, to, subject, text, html, date, file }) {
      const attachments = file ? [{ filename: file.name, content: file.content }] : []
      try {
        // With the first mail: many servers send none.
        const transport = await (opened ??= open())
        await transport.sendMail({ messageId: `<${id}@${host}>`, to: { name: '', address: to }, subject, text, html, date, attachments })
        return { sent: true }
      } catch (cause) {
        const fault = cause as SmtpFault
        return { sent: false, fault: fault.message.slice(0, 500), final: isFinal(fault) }
      }
    },
  }
}
