import { html } from 'hono/html'
import type { Mail } from './mail.ts'

/** Text of a mail, in reading order. */
export interface MailText {
  subject: string
  title: string
  paragraphs: string[]
  /** A code for the recipient to type or copy. */
  code?: string
  button?: { label: string; href: string }
  /** Shown at the end in small type. */
  notes: string[]
}

export interface MailBranding {
  brand: string
  origin: string
}

const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR',sans-serif"

/** Lays out a mail with tables and inline styles, since mail programs support little else. */
export async function writeMail(to: string, letter: MailText, { brand, origin }: MailBranding): Promise<Mail> {
  const { title, paragraphs, code, button, notes } = letter
  const page = await html`<!doctype html>
    <html lang="ko">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${letter.subject}</title>
      </head>
      <body style="margin:0;padding:0;background:#FBF8F4;${FONT};word-break:keep-all;overflow-wrap:anywhere">
        <div style="display:none;max-height:0;overflow:hidden">${paragraphs[0] ?? ''}</div>
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF8F4">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
                <tr>
                  <td style="padding:0 4px 16px;font-size:18px;font-weight:700;color:#C2410C">${brand}</td>
                </tr>
                <tr>
                  <td style="background:#FFFFFF;border:1px solid #EAE4DB;border-radius:12px;padding:32px 24px">
                    <h1 style="margin:0 0 16px;font-size:20px;line-height:1.4;color:#1F2421">${title}</h1>
                    ${paragraphs.map((text) => html`<p style="margin:0 0 12px;font-size:15px;line-height:1.7;color:#1F2421">${text}</p>`)}
                    ${code ? html`<p style="margin:20px 0;padding:16px 8px;background:#FBF8F4;border-radius:8px;text-align:center;font-size:32px;font-weight:700;letter-spacing:8px;color:#1F2421">${code}</p>` : ''}
                    ${button ? html`<p style="margin:24px 0;text-align:center"><a href="${button.href}" style="display:inline-block;padding:14px 28px;background:#C2410C;border-radius:999px;font-size:16px;font-weight:700;color:#FFFFFF;text-decoration:none">${button.label}</a></p>` : ''}
                    ${notes.map((text) => html`<p style="margin:8px 0 0;font-size:13px;line-height:1.6;color:#5C625E">${text}</p>`)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:16px 4px;font-size:12px;line-height:1.6;color:#5C625E">
                    보내기만 하는 메일이라 답장은 읽지 못해요.<br /><a href="${origin}" style="color:#5C625E"
                      >${origin}</a
                    >
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html> `
  const text = [
    title,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(button ? [`${button.label}\n${button.href}`] : []),
    ...notes,
    `${brand}\n${origin}`,
  ]
  return { to, subject: letter.subject, text: `${text.join('\n\n')}\n`, html: page.toString() }
}
