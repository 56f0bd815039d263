import { table } from '../scan/lexicon.ts'

/** Words around the years of graduation. */
export const BATCH_WORDS = [
  // "YOP 2024", "passed out in 2025"
  ...table(
    'before a batch',
    `
    batch(es) [eligible|allowed]|graduation date  batch before
    (year|yr)(s) of (pass out|pass(ed|ing) [out]|passupg|passout|graduation|completion)  batch before
    (year|yr)(s) of pass|(finish|finishing) (your|a|the|their) (degree|course|studies)|(you|who) finished  batch before
    passing [out] year(s)|pass(ed|ing) out(s) [year(s)|batch(es)]  batch before
    passout(s) [year(s)|batch]|pass out year(s)|pass out(s)|yop|y.o.p|class of|grads  batch before
    graduat(e|es|ed|ing|ion) [student(s)|batch]  batch before
    (degree(s)|graduation|course|engineering|b.tech|btech) (completed|obtained)  batch before
    completed [their] (degree|graduation|engineering)  batch before
    passed  batch before  passed
    passed (its|our)  -
    having (passed|cleared|completed)|(must|should|who) have (passed|cleared|completed)  batch before  completes
    (degree|course) to be completed  batch before  completes
    you (finish|complete|graduate)|(will|must|should|to) (complete|be completing|graduate)  batch before  completes
    `,
  ),
  // "2024 pass-outs"
  ...table(
    'behind a batch',
    `
    batch(es)|passing [out] year(s)|year(s) of pass(ing|ed)|pass(ed|ing) out(s)|passout(s)|passedout(s)|p.o|yop|pass(ed)  batch after
    graduat(e|es|ing)|graduated batch|grad(s)|fresher(s)|student(s)  batch after
    (graduate|graduating) (school|program)|pass(ed) percentage  -
    `,
  ),
  // "B.Tech CSE 2025"
  ...table(
    'degree of a batch',
    `
    b.tech|btech|b tech|b . tech|b.e|be|b.lib|b.pharm|b.des|b.arch  batch degree
    m.tech|mtech|m tech|m . tech|m.lib|m.pharm|m.des|ll.b|llb|ll.m  batch degree
    m.c.a|mca|m.b.a|mba(s)|m.sc|msc|pgdm  batch degree  two years
    b.c.a|bca|bba|b.com|bcom|b.sc|bsc|(any|dual) degree  batch degree
    iti [pass]|(diploma|degree) holder(s)|[any] graduate(s)|university graduate  batch degree
    [graduate] trainee(s) [engineer(s)]|get|apprentice(s)  batch degree
    new grad [software] [engineer(s)|developer(s)]|student(s)  batch degree
    fresher(s)  batch degree  of a list
    campus [hiring|hire(s)|drive|recruitment|recruit(s)]  batch drive
    `,
  ),
  ...table(
    'open batch',
    '(or|and|&) (later|after|newer|above|onwards|beyond|after that)|onwards|onward  batch open',
  ),
  // Batches that nobody graduates in: of start-ups, of training, of an accelerator.
  ...table(
    'no batch',
    'start ups|startups|accelerator(s)|cohort|training batch|companies|founded|since  no batch',
  ),
  // Whom another drive takes, or who is enrolled already.
  ...table(
    'batch of others',
    `
    (separate|another|next|different|own) (drive|programme|program)|visit(s) our|programme opens  no batch
    still with us|joined as|(plan|deliver) (fresher|campus) hiring  no batch
    batch (strength|size)|founders|last year's|alumn(us|i|a)|mentors|already enrolled|have already (enrolled|joined)  no batch
    (q|faq) : (i'm|i am|can)|(will be|are) visited  no batch
    `,
  ),
]
