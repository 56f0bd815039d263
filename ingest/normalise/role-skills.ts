import type { JobCategory } from '#core/job.ts'

/** Skills that belong to one kind of work; those of any (Git, SQL, Agile) are left out. */
const KINDS: Partial<Record<JobCategory, string>> = {
  Frontend:
    'React, Angular, Vue.js, Next.js, Svelte, Redux, jQuery, HTML, CSS, Tailwind CSS, Bootstrap, JavaScript, TypeScript, RxJS',
  Backend:
    'Java, Spring, Spring Boot, Hibernate, Node.js, Express.js, NestJS, Django, Flask, FastAPI, PHP, ' +
    'Laravel, CodeIgniter, Ruby on Rails, .NET, C#, Go, Scala, Microservices, gRPC, REST APIs, ' +
    'MongoDB, PostgreSQL, MySQL, Kafka, Redis',
  Mobile: 'Android, iOS, Flutter, Dart, Kotlin, Swift, React Native, Jetpack Compose, Objective-C',
  'Data & AI':
    'Machine Learning, Deep Learning, NLP, Computer Vision, LLMs, Generative AI, RAG, LangChain, ' +
    'PyTorch, TensorFlow, scikit-learn, Pandas, NumPy, MLOps, Apache Spark, Hadoop, Hive, Airflow, ' +
    'Snowflake, Databricks, BigQuery, Redshift, ETL, Data Warehousing, Tableau, Power BI, Looker, ' +
    'Statistics, Informatica, dbt',
  'DevOps & Cloud':
    'Kubernetes, Terraform, Ansible, Jenkins, Docker, Helm, Prometheus, Grafana, CI/CD, AWS, Azure, Google Cloud, Linux, VMware, Nginx',
  'QA & Testing':
    'Selenium, Cypress, Playwright, Appium, JMeter, TestNG, JUnit, API testing, Test automation, Manual testing',
  'Embedded & Hardware': 'Embedded C, RTOS, Verilog, VHDL, UVM, FPGA',
  Security: 'SIEM, Penetration testing, OWASP',
  'ERP & CRM': 'SAP, SAP ABAP, Salesforce, ServiceNow',
  'IT Support': 'Active Directory, ITIL, Networking, Technical support',
}

const NARROW = new Set(['ERP & CRM', 'IT Support', 'Embedded & Hardware', 'Security', 'Mobile'])

const KIND_OF = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.split(', ').map((name) => [name, kind] as const)),
)

/**
 * The category that the skills of a posting suggest, for when its title does not: one with at least twice as
 * many skills as the next. Frontend and backend together are full-stack. null if no category leads.
 */
export function categoryOfSkills(names: string[]): JobCategory | null {
  const counts = new Map<string, number>()
  for (const name of names) {
    const kind = KIND_OF.get(name)
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  if (!first) return null
  const leading = [first[0], second?.[0]].toSorted().join(' ')
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  if (leading === 'Backend Frontend' && total > 2) return 'Full Stack'
  // One tool of a trade that shares none is enough; one language is not.
  if (first[1] < 2 && !(counts.size === 1 && NARROW.has(first[0]))) return null
  return second === undefined || first[1] >= second[1] * 2 ? asCategory(first[0]) : null
}

/** The kinds that share few tools with others: of these, a plain "Software Engineer" may be told by the tools. */
export function narrowCategory(names: string[]): JobCategory | null {
  const kind = categoryOfSkills(names)
  // Kotlin and Swift are written for servers too.
  const isApp = names.some((name) => /^(?:Android|iOS|Flutter|React Native|Jetpack Compose)$/.test(name))
  return kind === 'Embedded & Hardware' || (kind === 'Mobile' && isApp) ? kind : null
}

function asCategory(kind: string): JobCategory | null {
  return Object.keys(KINDS).includes(kind) ? (kind as JobCategory) : null
}
