import { table } from '../scan/lexicon.ts'

/** Words that say whose years of experience are meant, and whether they are asked for or a wish. */
export const EXPERIENCE_WHOSE_WORDS = [
  ...table(
    'about you',
    `
    you|your|you'll|you've|candidate(s)|applicant(s)  about you
    looking (for|4)|look for|seek(s|ing|)|hiring|expect|want|ask|ask for|profiles|consider  about you
    need(s)|require(s)|required|ask(s)|must  about you
    should|ideal|right (person|one|fit)|open to (people|candidates|applicants|anyone)|only take|take (people|only)  about you
    `,
  ),
  ...table(
    'who is sought',
    `
    been (hiring|seeking|looking for|searching for)  -
    (looking|look|looking out|search|searching) for|seek(s|ing)|in search of|hiring  sought
    (we|client|clients|centre|team|firm) (need|needs|require|requires|want|wants)  sought
    must (have|possess)|should (have|possess)|(invite|invites|applications from|invited from|opening for|vacancy for)  sought
    wanted|required|needed|invited  sought
    `,
  ),
  ...table(
    'about the company',
    `
    we|our|we've|we're|we'd|we'll|company|founded|founders|established|combined|collective|collectively|together  about company
    (market|industry|world|global) leader(s)|legacy|heritage|serving|trusted|client(s)|firm  about company
    business(es) (with|has)|organi(s|z)ation (with|has)|backed by  about company
    team (of|with|has|have|bring(s))  about company
    `,
  ),
  // People who are there already, in any section: theirs are the years behind them.
  ...table(
    'people of the company',
    `
    (developer|engineer|colleague) here|under (a|an|our|the)|on average|average experience|joined (with|after)  time of people
    mentors|(a|the|our) (mentor|coach|buddy|trainer)|(the|your|our) hiring manager  time of people
    (headed|led|run|founded|taught|guided|trained) by  time of people
    Mr|Mrs|Ms|founder(s)|trainers  time of people
    our [own] [best|longest|senior|serving] (head|lead|leader|manager|mentor|colleague|engineer|team)(s)  time of people
    (some|many|most|half|others|few|one|two|three) of (us|our)  time of people
    our <n> (engineers|people|developers|trainers|experts)  time of people
    your [future] (manager|lead|mentor|buddy|boss|trainer)|learn from|(next to|alongside) people  time of people
    (most|many|some|half|few|all|two|three) of (the|our|your)|sit with|as people (with|having)|guidance from  time of people
    by (people|experts|seniors|professionals|engineers|trainers) (with|having)|mentored by|peers  time of people
    (leads|seniors|colleagues|leaders) (who|with|having)  time of people
    (candidates|people|engineers|developers|agents) you (interview|hire|screen|place|find|train|coach)  time of people
    your (learners|students|trainees|team|participants) (are|is|have|has|:|will have)|learners :  time of people
    (with|by|to) a (senior|manager|guide|consultant) (with|having|who)|beside (consultants|seniors|engineers)  time of people
    (you will|you'll|you) (meet|speak with|talk to|sit with|report to)  time of people
    `,
  ),
  // What only a company has: in a fragment beside its years.
  ...table(
    'figures of a company',
    `
    <n> (clients|countries|customers|consultants|people)  figure of company
    employees|branches|staff|turnover|offices|incorporated|headcount|on rolls  figure of company
    `,
  ),
  ...table(
    'welcome experience',
    `
    ideally|preferably|optionally  exp welcome  of what follows
    preferred|desired|desirable|nice to have|good to have|optional|bonus|a plus  exp welcome
    desired (exp|experience)|(exp|experience) desired  -
    preferable|(a|an added|a big|a strong) (plus|bonus|advantage)|is optional  exp welcome
    (is|are|be|being) (great|lovely|nice|ideal|helpful|useful|welcome|handy|fantastic|wonderful|excellent)  exp welcome
    (is|are|be|being) (appreciated|advantageous|beneficial|valued|a help)|an (asset|advantage|edge)  exp welcome
    (give|gives) you|will help|a good sign|does no harm|(do|does) not hurt|doesn't hurt|would help|in your favo(ur|r)  exp welcome
    (considered|viewed|seen) favo(u|)rably  exp welcome
    (even better|brilliant|favoured|hit the ground|get [the] first call|a favourite)  exp welcome
    be (perfect|our dream|a dream|a treat|a delight|a nice find|a very nice find)|all the better|more so  exp welcome
    (get|gets|given|receive|have) [the] (preference|priority|an edge)|not (essential|needed|required|necessary)  exp welcome
    (candidate(s)|people|professional(s)) preferred  -
    preferred candidate|preferred with  -
    `,
  ),
  // A sentence that starts so only wishes.
  ...table(
    'wish in front',
    `
    it (helps|would help|will help|is great|is nice|is good|would be (great|nice|good|lovely)) [if|to]  exp wish
    ideally|preferably you have|(useful|handy|lovely) to have|in an ideal world  exp wish
    (we'd|we would|you'd|i'd) (love|like|be happy|be glad|be delighted)|great if|good if|nice if|even better  exp wish
    (preference|priority) [is|will be] [given] (to|for|will)|(nice|good|great) to have|(preference|edge) :  exp wish
    (bonus|extra|brownie|plus) point(s)|bonus|optional|optionally|advantageous|not (mandatory|essential)  exp wish
    (it would|it'd) be a (treat|joy|delight)|appreciated :|what would set you apart|(should|if) you (hold|happen)  exp wish
    it would be (a|an) (plus|advantage|asset|bonus)|(you|candidates) (get|earn) [extra] (credit|points)  exp wish
    (we|we'd) [also|would] prefer|weightage|weight will be given|advantage|beneficial|helpful|useful  exp wish
    `,
  ),
  // One or the other: years for those who hold no degree.
  ...table(
    'substitute',
    'in its absence|failing that|(may|can|will) (substitute|replace|stand in for|make up for)  exp instead  sure',
  ),
  ...table('instead', 'in (lieu|place) of|instead [of]|without [a] (degree|diploma)  exp instead'),
  ...table(
    'degree',
    `
    degree|diploma|bachelor(s)|bachelor's|master(s)|master's|graduation  degree
    b.tech|m.tech|b.e|mca|bca|b.sc|m.sc|mba|phd|bs|ms|ba  degree
    `,
  ),
  // Whom one looks after, meets or serves.
  ...table(
    'who looks after others',
    `
    mentor(s|ing|)|train(s|ing|)|teach(es|ing|)|guide(s)|guiding|coach(es|ing|)|interview(s|ing|)  exp carer
    supervis(e|es|ing)|manag(e|es|ing)|lead(s|ing|)|support(s|ing|)|assist(s|ing|)|help(s|ing|)  exp carer
    (work|working|pair|sit) [closely] (with|alongside|beside)|report(s|ing|) to|screen(s|ing|)|assess(es|ing|)  exp carer
    `,
  ),
  ...table(
    'people',
    `
    (engineer|developer|candidate|professional|colleague|member|fresher|expert|specialist|tester|analyst)s  people
    people|team  people
    `,
  ),
  ...table(
    'lacking',
    "without|not having|who lack|(don't|do not|has not|have not) [yet] (have|completed)  lacks",
  ),
  ...table('example', 'e.g|eg|for example|for instance|such as|example  example'),
  // Behind the years: they are spent in this very company.
  ...table(
    'experience here',
    `
    (with|at) us|here|(at|in|with|within) [our|the] (company|team|firm|organisation|organization)  exp here ; kept
    `,
  ),
  ...table(
    'another opening',
    `
    (separate|another|different) (opening|posting|role|position|page|drive|vacancy|programme|program)(s)  exp elsewhere
    [our] (similar|related|more|other) (jobs|roles|openings|positions|vacancies) :|also open :  exp elsewhere
    (may|please|should) (look at|see|check)  exp elsewhere
    (apply|register) (for|to) (our|the) (senior|sr|lead|other|next|experienced)|(apply|register) (against|on our)  exp elsewhere
    separate (ads|ad|notification|advertisement)|queries about openings|(directed|redirected|referred) to the|held separately  exp elsewhere
    `,
  ),
]
