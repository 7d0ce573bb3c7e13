import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/** Debian's: the same engine without a browser's windows. */
const SHELL = '/usr/bin/chromium-headless-shell'

function installedShell() {
  return [process.env.HEADLESS_SHELL_PATH, SHELL].find((file) => file && existsSync(file))
}

function installed() {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...PLACES].find((file) => file && existsSync(file))
}

/** @param {string} command @param {string[]} args */
function attempt(command, args) {
  try {
    execFileSync(command, args, {
      stdio: 'inherit',
      timeout: 300_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch (error) {
    console.log(
      `  ${command} ${args.join(' ')}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`,
    )
  }
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** @param {string[]} packages */
function installPackages(packages) {
  attempt('apt-get', ['update', '-qq'])
  attempt('apt-get', ['install', '-y', '-qq', ...packages])
}

/**
 * The path of a Chromium: an installed one, else Debian's (as root), else Playwright's download.
 * @returns {string | null} null if none is installed or can be; the attempts are printed
 */
export function findChromium() {
  const before = installed()
  if (before) return before
  console.log('No Chromium found: installing one.')
  if (mayInstall()) installPackages(['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'])
  if (!installed()) attempt('npx', ['playwright', 'install', 'chromium'])
  const after = installed()
  if (!after) console.log('No Chromium could be installed. Install one, or name it in CHROMIUM_PATH.')
  return after ?? null
}

/**
 * The path of a Chromium without windows, which takes three quarters of the processor time: an installed one, else Debian's (as root). Call it
 * after `findChromium`.
 * @returns {string | null} null if none is installed or can be; the attempts are printed
 */
export function findHeadlessShell() {
  const before = installedShell()
  if (before) return before
  if (mayInstall()) installPackages(['chromium-headless-shell'])
  const after = installedShell()
  if (!after)
    console.log('No headless shell of Chromium could be installed: its tests run in Chromium, and take longer.')
  return after ?? null
}
