import { annualVolumes } from '#market/accounts/application.ts'

/** Of a Select. */
export function VolumeOptions() {
  return (
    <>
      <option value="">Not said</option>
      {annualVolumes.map((volume) => (
        <option key={volume} value={volume}>
          {volume}
        </option>
      ))}
    </>
  )
}
