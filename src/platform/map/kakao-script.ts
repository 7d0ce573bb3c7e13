import { MAPS_SCRIPT_HOSTS, MAPS_SCRIPT_PATH } from '../../../contract/regions/maps-script.ts'
import { within } from '../../lib/within.ts'
import { MAP_TIMEOUT_MS } from './engine.ts'

/**
 * By the page's own protocol, as Kakao documents it: the script loads its parts by that too. Without CORS, since the host does
 * not guarantee it; the service worker tries with CORS first.
 */
const addressOf = (key: string) =>
  `//${MAPS_SCRIPT_HOSTS.script}${MAPS_SCRIPT_PATH}?appkey=${encodeURIComponent(key)}&libraries=services,clusterer&autoload=false`

let loading: Promise<void> | null = null

/** Kakao's script with its libraries, once per page; after a failure the next call retries. */
export function loadKakaoScript(key: string): Promise<void> {
  loading ??= within(MAP_TIMEOUT_MS, fetchScript(key)).catch((error: unknown) => {
    loading = null
    // It may be loaded in part: a second script would take that for complete.
    document.querySelectorAll('script[data-kakao-maps]').forEach((script) => script.remove())
    Reflect.deleteProperty(window, 'kakao')
    throw error
  })
  return loading
}

function fetchScript(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.dataset['kakaoMaps'] = ''
    script.src = addressOf(key)
    script.addEventListener('error', () => reject(new Error('The script could not be had')))
    script.addEventListener('load', () => kakao.maps.load(resolve))
    document.head.append(script)
  })
}
