/**
 * The skills that cards show, each with its other names: first those that mean the skill in any text, then,
 * after a semicolon, those that mean it only where somebody types them in a search ("js", "node", "spring").
 * The reader of postings (`ingest/normalise/skill-words.ts`) takes the first and adds expressions for names
 * that need their context; the search (`find/words/`) takes both.
 */
const TECHNICAL = {
  JavaScript: 'javascript, java script, ecmascript, es6; js, javscript, java scripts',
  TypeScript: 'typescript, type script; ts',
  Java: 'core java, j2ee; java8, java 8, java developer kit',
  Python: '; py, python2, phyton, pyton, pythan',
  'C++': 'cpp; c plus plus, cplusplus',
  'C#': 'c sharp; csharp',
  '.NET': 'dotnet, dot net; dot net core, .net core, asp .net, net core, vb.net',
  Kotlin: 'kotlin',
  Swift: '',
  'Objective-C': '',
  'Ruby on Rails': 'ruby on rails, ror; rails, rubyonrails',
  PHP: 'php',
  Laravel: 'laravel',
  CodeIgniter: '; code igniter',
  Scala: 'scala',
  Perl: '',
  Elixir: 'elixir',
  Clojure: 'clojure',
  Haskell: 'haskell',
  Solidity: 'solidity',
  React: '; react js, react.js',
  'React Native': '; reactnative, rn developer',
  Angular: '; angularjs, angular js, angular.js',
  'Vue.js': '; vue, vue js',
  'Next.js': '; nextjs, next js',
  Svelte: '; sveltekit',
  Redux: 'redux',
  jQuery: 'jquery; j query',
  HTML: '; html5',
  CSS: 'scss, sass; css3',
  'Tailwind CSS': '; tailwind',
  Bootstrap: '',
  RxJS: 'rxjs',
  'Node.js': '; node, node js, nodejs',
  'Express.js': '; express, express js',
  NestJS: '; nest js, nest.js, nest',
  Spring: '; spring framework, spring mvc',
  'Spring Boot': '',
  Hibernate: 'hibernate',
  Django: 'django',
  Flask: '',
  FastAPI: '; fast api',
  GraphQL: 'graphql; graph ql',
  'REST APIs': '; rest api, rest, restful api, restful',
  gRPC: 'grpc',
  Microservices: '; micro services, microservice, micro service',
  'Jetpack Compose': 'jetpack compose',
  Firebase: 'firebase',
  Android: '',
  iOS: '',
  Flutter: 'flutter',
  Dart: '',
  SQL: '',
  MySQL: 'mysql',
  PostgreSQL: 'postgre sql; postgres, postgre',
  'SQL Server': 'mssql; ms sql, microsoft sql server, t sql, tsql',
  'PL/SQL': '; pl sql, plsql',
  'Oracle Database': '; oracle, oracle db, oracle sql, oracle dba',
  MongoDB: '; mongo, mongo db',
  Redis: 'redis',
  Cassandra: 'cassandra',
  DynamoDB: '; dynamo db',
  Elasticsearch: 'opensearch, elk stack; elastic search, elk',
  NoSQL: '; no sql',
  Kafka: 'kafka; apache kafka',
  RabbitMQ: '; rabbit mq',
  AWS: 'aws, amazon web services',
  Azure: 'azure',
  'Google Cloud': 'gcp; google cloud platform',
  Docker: 'docker',
  Kubernetes: 'kubernetes, k8s; kube',
  Terraform: 'terraform',
  Ansible: 'ansible',
  Jenkins: 'jenkins',
  'CI/CD': 'continuous integration; ci cd, cicd',
  Git: 'github, gitlab, bitbucket',
  Linux: 'linux, unix, rhel, ubuntu',
  'Shell scripting': '; shell, bash, shell script',
  PowerShell: 'powershell; power shell',
  Prometheus: 'prometheus',
  Grafana: 'grafana',
  Datadog: 'datadog; data dog',
  Helm: '',
  Nginx: 'nginx',
  'Apache Spark': 'pyspark, apache spark; spark',
  Hadoop: 'hadoop, hdfs',
  Hive: '',
  Airflow: 'airflow; apache airflow',
  Flink: 'flink',
  Trino: 'trino',
  Presto: '',
  Iceberg: '',
  dbt: 'dbt',
  Snowflake: 'snowflake',
  Databricks: 'databricks',
  BigQuery: '; big query',
  Redshift: 'redshift',
  ETL: 'etl, elt',
  'Data Warehousing': '; data warehouse, dwh',
  'Machine Learning': 'machine learning; ml, aiml, ai ml',
  'Deep Learning': 'deep learning; dl, neural networks',
  NLP: 'nlp, natural language processing',
  'Computer Vision': 'computer vision, opencv',
  LLMs: '; llm, large language model',
  'Generative AI': 'genai; gen ai',
  RAG: '',
  LangChain: 'langchain, langgraph; lang chain',
  PyTorch: 'pytorch',
  TensorFlow: 'keras; tensor flow',
  'scikit-learn': 'sklearn; scikit learn, scikit',
  Pandas: '',
  NumPy: 'numpy',
  MLOps: 'mlops, mlflow, kubeflow; ml ops',
  Selenium: 'selenium',
  Cypress: '',
  Playwright: '',
  Appium: 'appium',
  JMeter: 'jmeter',
  TestNG: 'testng',
  JUnit: 'junit',
  'API testing': 'api testing; postman, rest assured',
  'Manual testing': 'manual qa; manual tester',
  UiPath: '; ui path',
  COBOL: 'cobol',
  Informatica: 'informatica',
  VMware: 'vmware; vm ware',
  'Test automation':
    'test automation, automation testing; automated testing, automation tester, automation qa, automation test',
  'Embedded C': '',
  RTOS: 'rtos, freertos',
  Verilog: 'verilog; system verilog',
  VHDL: 'vhdl',
  UVM: '',
  FPGA: '',
  MATLAB: 'matlab, simulink',
  Networking: 'ccna, ccnp, bgp, ospf; computer networking, computer networks',
  SIEM: 'siem; splunk',
  'Penetration testing': 'vapt; pentesting, pen testing, pentest, penetration tester',
  OWASP: 'owasp',
  'Active Directory': 'active directory',
  'Distributed systems': '; distributed system',
  'System design': 'system design',
  'Data structures & algorithms':
    'dsa; ds algo, data structures, data structures and algorithms, data structures algorithms, data structure',
  OOP: '; oops, object oriented programming',
  Unity: '; unity3d, unity 3d',
  WordPress: 'wordpress; word press',
  SAP: '',
  'SAP ABAP': 'abap',
  ServiceNow: 'servicenow, service now; snow developer',
} satisfies Record<string, string>

/** They do not tell a software job from its neighbours. */
const OTHER = {
  Salesforce: 'salesforce, sfdc; sales force',
  Tableau: 'tableau',
  'Power BI': '; powerbi',
  Looker: 'looker',
  Excel: '; ms excel, advanced excel, microsoft excel',
  Statistics: '',
  'A/B testing': '; ab testing, a b testing',
  'Data visualization': '; data visualisation',
  Figma: 'figma',
  'Adobe XD': 'adobe xd',
  Wireframing: '; wireframes, wireframe',
  Prototyping: 'prototyping',
  'User research': 'user research, usability testing',
  'Design systems': '; design system',
  JIRA: 'jira',
  Agile: 'agile, scrum',
  'Product strategy': 'product strategy',
  Roadmapping: 'roadmapping',
  ITIL: 'itil',
  'Technical support': 'technical support, desktop support; tech support',
  'Requirements gathering': '; requirement gathering',
} satisfies Record<string, string>

/** Letters and everyday words: in a text they mean the skill only beside another language. */
const EVERYDAY_WORDS = {
  Go: '; golang, go lang',
  Rust: '; rustlang',
  Ruby: '',
  C: '; c programming, c language, c programmer',
  R: '; r programming, r language, r programmer',
} satisfies Record<string, string>

export type SkillName = keyof typeof TECHNICAL | keyof typeof OTHER | keyof typeof EVERYDAY_WORDS

export interface SkillNames {
  name: SkillName
  /** Together, technical ones tell a software job from its neighbours. */
  technical: boolean
  /** In lower case. */
  inAnyText: string[]
  /** In lower case; without `inAnyText`. */
  onlyTyped: string[]
}

export const SKILL_NAMES: readonly SkillNames[] = [
  ...rows(TECHNICAL, true),
  ...rows(OTHER, false),
  ...rows(EVERYDAY_WORDS, true),
]

function rows<Name extends SkillName>(names: Record<Name, string>, technical: boolean): SkillNames[] {
  return (Object.entries(names) as [Name, string][]).map(([name, others]) => {
    const [inAnyText = '', onlyTyped = ''] = others.split(';')
    return { name, technical, inAnyText: listed(inAnyText), onlyTyped: listed(onlyTyped) }
  })
}

function listed(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
