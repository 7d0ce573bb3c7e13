import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Told } from '../words/told.ts'
import { wholeOf } from '../writing/edition.ts'
import { type Language, LANGUAGES, type Phrase, say } from '../words/index.ts'

export interface Arguments {
  files: string[]
  dryRun: boolean
  /** The files are whole editions; null: they may be parts. */
  whole: { mostGone: number } | null
  language: Language
  help: boolean
}

/** A command line that can't be understood: the sentence, and how it is used. */
export class BadUsage extends Told {
  override name = 'BadUsage'
  constructor(
    why: Phrase,
    private readonly withUsage = true,
  ) {
    super(why)
  }
  override sentence(language: Language): string {
    return `${super.sentence(language)}${this.withUsage ? `\n\n${say(language, ['usage'])}` : ''}`
  }
}

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  whole: { type: 'boolean', default: false },
  'confirm-gone': { type: 'boolean', default: false },
  lang: { type: 'string', default: 'ko' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((language) => language === text)

/** The language that arguments ask for, also where the others are wrong. */
export function languageOf(args: readonly string[]): Language {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: false })
  return typeof values.lang === 'string' && isLanguage(values.lang) ? values.lang : 'ko'
}

export function readArguments(args: string[]): Arguments {
  const { values, positionals } = parse(args)
  if (!isLanguage(values.lang)) throw new BadUsage(['usage.language', values.lang])
  if (values['confirm-gone'] && !values.whole) throw new BadUsage(['usage.confirm-without-whole'])
  if (positionals.length === 0 && !values.help) throw new BadUsage(['usage.no-file'])
  const missing = positionals.find((file) => !existsSync(file))
  if (missing !== undefined) throw new BadUsage(['usage.no-such-file', missing], false)
  return {
    files: positionals.map((file) => path.resolve(file)),
    dryRun: values['dry-run'],
    whole: values.whole ? wholeOf({ confirmed: values['confirm-gone'] }) : null,
    language: values.lang,
    help: values.help,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const option = /'(-[^' ]*)/.exec(message)?.[1] ?? ''
    throw new BadUsage([
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? 'usage.unknown-option' : 'usage.option-value',
      option,
    ])
  }
}
