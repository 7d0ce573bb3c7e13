/** Hosts of Kakao's maps script and of the parts that it loads: allowed by the server's CSP, cached by the worker. */
export const MAPS_SCRIPT_HOSTS = { script: 'dapi.kakao.com', parts: 't1.daumcdn.net' } as const

export const MAPS_SCRIPT_PATH = '/v2/maps/sdk.js'

export const isMapsScript = ({ hostname, pathname }: { hostname: string; pathname: string }): boolean =>
  (hostname === MAPS_SCRIPT_HOSTS.script && pathname === MAPS_SCRIPT_PATH) ||
  (hostname === MAPS_SCRIPT_HOSTS.parts && /^\/mapjsapi\/js\/.+\.js$/.test(pathname))
