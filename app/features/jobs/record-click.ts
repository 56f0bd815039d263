/**
 * Tells the server that View Job was pressed, beside the navigation and without waiting for it. The server checks
 * that the posting has a link; a failure there is logged and changes nothing here. Without script the server
 * counts the press itself (server/job-actions/click-without-script.ts).
 */
export function recordJobClick(jobId: string): void {
  const body = JSON.stringify({ item_type: 'job', item_id: jobId, referrer: document.referrer })
  navigator.sendBeacon('/click', new Blob([body], { type: 'application/json' }))
}
