import { table } from '../scan/lexicon.ts'

/** What somebody does at work: a sentence that opens with one of these tells duties. */
export const DUTY_VERBS = table(
  'duty',
  `
  achieve|administer|advise|allocate|approve|arrange|assess|assist|audit|bill|book|build|calculate  duty
  call|canvass|check|close|coach|collaborate|collect|conduct|control|convert|coordinate|counsel  duty
  create|deliver|deploy|design|develop|disburse|distribute|drive|engage|ensure|evaluate|execute  duty
  explain|fill|find|follow up|forecast|generate|grow|guide|handle|help|hire|identify|implement  duty
  increase|interview|keep|lead|liaise|look after|maintain|make|manage|meet|mentor|mobili(s|z)e  duty
  monitor|negotiate|onboard|organi(s|z)e|oversee|own|place|plan|prepare|present|process|procure  duty
  promote|purchase|reconcile|recover|recruit|reduce|renew|review|run|scale|screen|sell|settle  duty
  solve|source|staff|analy(s|z)e|assign|award|bid|chase|clean|compute|configure|cook|customi(s|z)e  duty
  define|dispatch|document|draft|edit|estimate|examine|finali(s|z)e|inspect|investigate|invoice  duty
  issue|launch|load|market|measure|migrate|operate|optimi(s|z)e|pack|perform|pick|pitch|produce  duty
  propose|publish|quote|record|register|repair|represent|research|resolve|respond|scrutini(s|z)e  duty
  serve|set up|ship|sort|spend|stock|study|tally|test|transfer|translate|update|upload|validate  duty
  vet|win|write|supervise|support|take care|teach|track|train|upsell|verify|visit|work with  duty
  `,
)
