import { Link } from 'react-router'
import { TOO_FEW } from '#core/market/market-figures.ts'
import { paths } from '#app/paths.ts'

/** How the pay figures are made. */
function PayMethod() {
  return (
    <>
      <p>
        We count a posting only if the company states both ends of its pay: the middle of the range is its
        pay. Monthly pay counts twelve times. Internships and part-time jobs are left out.
      </p>
      <p>
        In each row the box is the middle half of the postings and the thick line is the median: half pay
        more, half pay less. The thin line leaves out the lowest and the highest tenth. A larger dot is more
        postings. Each step of the scale doubles the pay.
      </p>
      <Common />
    </>
  )
}

/** How the figures of skills are made. */
function SkillsMethod() {
  return (
    <>
      <p>
        AI skills are machine learning, deep learning, NLP, computer vision, LLMs, generative AI, RAG, MLOps,
        LangChain, PyTorch, TensorFlow and scikit-learn, read from the words of each posting.
      </p>
      <Changes />
      <Common />
    </>
  )
}

/** How the figures of hiring are made. */
function PulseMethod() {
  return (
    <>
      <p>
        Fewer openings are not layoffs. A company may have filled its jobs, or moved them to another page. We
        can’t verify layoffs from careers pages, so we report none.
      </p>
      <Changes />
      <p>
        How long postings stay open is an estimate (Kaplan–Meier): postings that are still open count for the
        days that we have watched them.
      </p>
      <Common />
    </>
  )
}

function Changes() {
  return (
    <p>
      A ring is the earlier time, a dot is now. Both times compare the same careers pages. A page that we
      added meanwhile, or couldn’t read, is left out. So a page that we added or lost doesn’t look like hiring
      or firing.
    </p>
  )
}

function Common() {
  return (
    <p>
      Everything is counted from the postings that we read on companies’ own careers pages, every day. One
      opening in several cities counts once, and once in each of them. Where there are fewer than {TOO_FEW}{' '}
      postings, we show no figure.{' '}
      <Link to={paths.status()} className="text-link">
        What we check, and when
      </Link>
    </p>
  )
}

export const MARKET_METHODS = { salary: PayMethod, ai: SkillsMethod, pulse: PulseMethod }
