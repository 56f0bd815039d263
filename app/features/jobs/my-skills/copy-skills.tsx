import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { addSkillsToAccount } from './skill-account.ts'
import { countTicks, missingFrom } from './skill-record.ts'
import { useDeviceSkills } from './skill-store.ts'
import { useSkills } from './use-skills.ts'

/** For a signed-in visitor: copies the ticks that only this browser has into the account. */
export function CopySkills() {
  const { record, inAccount } = useSkills()
  const device = useDeviceSkills()
  const [message, setMessage] = useState('')
  const [copying, setCopying] = useState(false)
  if (!inAccount || !record || !device) return null
  const rest = missingFrom(record, device)
  const count = countTicks(rest)
  const copy = async () => {
    setCopying(true)
    const added = await addSkillsToAccount(rest)
    setCopying(false)
    setMessage(
      added ? `${count} copied.` : 'Not all could be copied. Your account may be full. Please try again.',
    )
  }
  return (
    <div className="flex flex-col items-start gap-2 empty:hidden">
      {count !== '' && (
        <>
          <p className="text-ink-soft">This browser has {count} that your account does not have.</p>
          <Button variant="outline" aria-disabled={copying} onClick={() => !copying && void copy()}>
            Copy these skills to your account
          </Button>
        </>
      )}
      <output className="text-sm font-semibold empty:sr-only">{message}</output>
    </div>
  )
}
