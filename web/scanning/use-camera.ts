import { useEffect, useState, type RefObject } from 'react'

export type CameraState = 'starting' | 'running' | 'denied' | 'missing' | 'failed'

type Camera = {
  state: CameraState
  /** Undefined where the camera has no light. */
  light: { isOn: boolean; turn: () => void } | undefined
}

// The one at the back, wide enough for fine bars.
const BACK_CAMERA = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }

/** Shows a camera in a video while that stands. The browser asks its person first. */
export function useCamera(video: RefObject<HTMLVideoElement | null>): Camera {
  const [state, setState] = useState<CameraState>('starting')
  const [track, setTrack] = useState<MediaStreamTrack>()
  const [isOn, setOn] = useState(false)

  useEffect(() => {
    let isOver = false
    let stream: MediaStream | undefined
    async function start() {
      try {
        stream = await cameraStream()
        const [first] = stream.getVideoTracks()
        const shown = video.current
        if (isOver || !shown || !first) return stop(stream)
        await play(shown, stream)
        setTrack(first)
        setState('running')
      } catch (error) {
        if (!isOver) setState(stateOf(error))
      }
    }
    void start()
    return () => {
      isOver = true
      if (stream) stop(stream)
    }
  }, [video])

  function turn() {
    // Not in the types yet, as it is for phones alone.
    const light: MediaTrackConstraints & { advanced: { torch: boolean }[] } = {
      advanced: [{ torch: !isOn }],
    }
    void track?.applyConstraints(light).then(() => setOn(!isOn))
  }
  return { state, light: hasLight(track) ? { isOn, turn } : undefined }
}

// There are no devices at all where a page came over plain http.
async function cameraStream() {
  if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError')
  return navigator.mediaDevices.getUserMedia({ video: BACK_CAMERA, audio: false })
}

async function play(video: HTMLVideoElement, stream: MediaStream) {
  video.srcObject = stream
  await video.play()
}

function stop(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}

const hasLight = (track: MediaStreamTrack | undefined) =>
  track !== undefined && 'torch' in (track.getCapabilities?.() ?? {})
