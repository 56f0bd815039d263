/**
 * Records a click on View Job, without delaying the navigation. The server checks that the posting has a link, and logs
 * failures; nothing changes here. Without script, the server records the click when it serves the page
 * (server/job-actions/click-without-script.ts).
 */
export function recordJobClick(jobId: string): void {
  const body = JSON.stringify({ item_type: 'job', item_id: jobId, referrer: document.referrer })
  navigator.sendBeacon('/click', new Blob([body], { type: 'application/json' }))
}
