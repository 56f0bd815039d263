import type { JobCategory } from '#core/job.ts'

/**
 * The skills of the site: cards show them, postings are read for them, searches know them. A row is a name, the work
 * that it tells by itself (`-`: none), then its other forms:
 *
 * - `golang`: means the skill in any text; one with a capital only as it is written ("Helm" is a tool, "helm" is not);
 * - `listed: Node`: means it beside another skill, in a list of skills, or right before "developer";
 * - `spoken: Go`: means it there, and in "written in Go" or "experience with Go" too;
 * - `typed: js`: means it only where somebody types it in a search.
 *
 * `?Go`: the name is a letter or an everyday word, and is read only in the forms that are given. `(everywhere)`: a
 * tool of any work, which does not tell a software job from its neighbours. A line that starts with `|` goes on with
 * the row above.
 */
const ROWS = `
JavaScript | Frontend | java script, ecmascript, es6 | listed: JS | typed: js, javscript, java scripts
TypeScript | Frontend | type script | spoken: TS | typed: ts
Java | Backend | core java, j2ee, java ee, java se | typed: java8, java 8, java developer kit
Python | - | python3, python 3 | typed: py, python2, phyton, pyton, pythan
C++ | - | cpp | typed: c plus plus, cplusplus
C# | Backend | c sharp | typed: csharp
.NET | Backend | dotnet, dot net, asp.net, vb.net, asp.net core, .net core, .net framework, asp.net mvc
  | typed: dot net core, asp .net, net core
?Go | Backend | golang | spoken: Go | typed: go lang
?Rust | - | spoken: Rust | typed: rustlang
?Ruby | - | spoken: Ruby
?C | - | C programming, c language | listed: C, c | typed: c programming, c programmer
?R | - | R programming, r studio | listed: R | typed: r programming, r language, r programmer
Kotlin | Mobile
?Swift | Mobile | SwiftUI | spoken: Swift
Objective-C | Mobile | objectivec
?Dart | Mobile | spoken: Dart, dart
PHP | Backend
Scala | Backend
?Perl | - | Perl
?Elixir | - | Elixir | spoken: elixir | typed: elixir
Clojure | -
Haskell | -
?Solidity | - | Solidity | spoken: solidity | typed: solidity
COBOL | -
MATLAB | - | simulink
?React | Frontend | react.js, reactjs, react js, React, REACT | typed: react
React Native | Mobile | typed: reactnative, rn developer
Angular | Frontend | angularjs, angular.js, angular js
Vue.js | Frontend | vue, vuejs, vue js
Next.js | Frontend | nextjs, next js
Svelte | Frontend | sveltekit
Redux | Frontend
jQuery | Frontend | typed: j query
HTML | Frontend | html5, html 5
CSS | Frontend | css3, css 3, scss, sass
Tailwind CSS | Frontend | tailwind, tailwindcss
?Bootstrap | Frontend | Bootstrap 4, Bootstrap 5 | listed: Bootstrap
RxJS | Frontend
Node.js | Backend | nodejs, node js | listed: Node | typed: node
Express.js | Backend | expressjs, express js | listed: Express | typed: express
NestJS | Backend | nest.js, nest js | typed: nest
?Spring | Backend | spring framework, spring mvc, Spring Cloud, Spring Security, Spring Data | listed: Spring
Spring Boot | Backend | springboot
Hibernate | Backend
Django | Backend
?Flask | Backend | Flask
FastAPI | Backend | fast api
Ruby on Rails | Backend | ror, Rails | typed: rails, rubyonrails
Laravel | Backend
CodeIgniter | Backend | code igniter
GraphQL | - | typed: graph ql
REST APIs | Backend | rest api, restful apis, restful api, restapi, restapis, rest services, restful services
  | rest web services, restful web services | typed: rest, restful
gRPC | Backend
Microservices | Backend | microservice, micro services, micro service
Jetpack Compose | Mobile
Firebase | -
Android | Mobile
?iOS | Mobile | iOS, IOS, ios app, ios apps, ios development, ios developer, ios sdk
?Flutter | Mobile | Flutter, FLUTTER | spoken: flutter | typed: flutter
?Unity | - | unity3d, unity 3d, Unity engine | listed: Unity
WordPress | - | typed: word press
SQL | -
MySQL | Backend
PostgreSQL | Backend | postgre sql, postgres | typed: postgre
SQL Server | - | ms sql server, ms sql, mssql, microsoft sql server, t-sql, microsoft sql | typed: t sql, tsql
PL/SQL | - | pl sql, plsql
Oracle Database | - | oracle db, oracle sql, oracle dba, oracle 11g, oracle 12c, oracle 19c, oracle 10g
  | listed: Oracle | typed: oracle
MongoDB | Backend | mongo db, Mongo | typed: mongo
Redis | Backend
Cassandra | -
DynamoDB | - | dynamo db
Elasticsearch | - | elastic search, opensearch, elk stack, ELK | typed: elk
NoSQL | - | no-sql | typed: no sql
Kafka | Backend | apache kafka
RabbitMQ | - | rabbit mq
Apache Spark | Data & AI | pyspark, Spark | typed: spark
Hadoop | Data & AI | hdfs
?Hive | Data & AI | Hive
Airflow | Data & AI | apache airflow
Flink | -
Trino | -
?Presto | - | Presto
?Iceberg | - | Iceberg
dbt | Data & AI
?Snowflake | Data & AI | Snowflake, SNOWFLAKE | spoken: snowflake | typed: snowflake
Databricks | Data & AI
BigQuery | Data & AI | big query
Redshift | Data & AI
ETL | Data & AI | elt
Data Warehousing | Data & AI | data warehouse, data warehouses | typed: dwh
Informatica | Data & AI
Machine Learning | Data & AI
  | ML models, ML model, ML algorithms, ML systems, ML pipelines | ML frameworks, AI/ML
  | listed: ML | typed: ml, aiml, ai ml
Deep Learning | Data & AI | neural network, neural networks | typed: dl
NLP | Data & AI | natural language processing
Computer Vision | Data & AI | opencv
LLMs | Data & AI | llm, large language model, large language models
Generative AI | Data & AI | genai, gen ai, gen-ai
?RAG | Data & AI | RAG, retrieval augmented generation
LangChain | Data & AI | langgraph | typed: lang chain
PyTorch | Data & AI
TensorFlow | Data & AI | tensor flow, keras
scikit-learn | Data & AI | sklearn, scikitlearn | typed: scikit
?Pandas | Data & AI | Pandas | listed: pandas
NumPy | Data & AI
MLOps | Data & AI | mlflow, kubeflow | typed: ml ops
AWS | DevOps & Cloud | amazon web services
Azure | DevOps & Cloud
Google Cloud | DevOps & Cloud | gcp, google cloud platform
Docker | DevOps & Cloud
Kubernetes | DevOps & Cloud | k8s | typed: kube
Terraform | DevOps & Cloud
Ansible | DevOps & Cloud
Jenkins | DevOps & Cloud
CI/CD | DevOps & Cloud | ci cd, ci-cd, ci & cd, cicd, continuous integration, github actions, gitlab ci
Git | - | typed: github, gitlab, bitbucket
Linux | DevOps & Cloud | unix, rhel, ubuntu
Shell scripting | - | shell script, shell scripts, bash, bash scripting | typed: shell
PowerShell | - | typed: power shell
Prometheus | DevOps & Cloud
Grafana | DevOps & Cloud
Datadog | - | typed: data dog
?Helm | DevOps & Cloud | Helm
Nginx | DevOps & Cloud
VMware | DevOps & Cloud | vm ware
?Networking | IT Support | tcp/ip, lan/wan, lan and wan, lan & wan, lan, wan, computer networks, computer networking
  | computer network, hardware and networking, hardware & networking, routing and switching
  | routing & switching, routers and switches, routers & switches, ccna, ccnp, bgp, ospf
  | listed: networking, Networking
Active Directory | IT Support
SIEM | Security | Splunk | typed: splunk
Penetration testing | Security | penetration test, penetration tester, pen testing, vapt
  | typed: pentesting, pentest
OWASP | Security
ITIL | IT Support (everywhere)
Technical support | IT Support (everywhere) | desktop support, helpdesk, help desk | typed: tech support
Selenium | QA & Testing
?Cypress | QA & Testing | Cypress
?Playwright | QA & Testing | Playwright
Appium | QA & Testing
JMeter | QA & Testing
TestNG | QA & Testing
JUnit | QA & Testing
API testing | QA & Testing | restassured, REST Assured, Rest Assured, Postman | listed: rest assured | typed: postman
Manual testing | QA & Testing | manual software testing, manual tester, manual testers | typed: manual qa
Test automation | QA & Testing | automation testing, automated testing, automated tests
  | typed: automation tester, automation qa, automation test
UiPath | - | ui path
Embedded C | Embedded & Hardware
RTOS | Embedded & Hardware | freertos
Verilog | Embedded & Hardware | systemverilog, system verilog
VHDL | Embedded & Hardware
?UVM | Embedded & Hardware | UVM
FPGA | Embedded & Hardware | fpgas
Distributed systems | - | distributed system
System design | -
Data structures & algorithms | -
  | dsa, data structures, data structure, data structures and algorithms, data structures algorithms
  | data structures, algorithms | typed: ds algo, data structures algorithms
OOP | - | object oriented programming, object oriented design, oops concepts, oop concepts
  | oops principles, oop principles | listed: OOP, OOPs, OOPS, oops | typed: oops
?SAP | ERP & CRM | SAP
SAP ABAP | ERP & CRM | abap
ServiceNow | ERP & CRM | service now | typed: snow developer
?Salesforce | ERP & CRM (everywhere) | Salesforce, SalesForce, SALESFORCE, sfdc, lightning web components
  | lightning web component | spoken: salesforce | typed: salesforce, sales force
?Tableau | Data & AI (everywhere) | Tableau, TABLEAU | spoken: tableau | typed: tableau
Power BI | Data & AI (everywhere) | powerbi
Looker | Data & AI (everywhere)
?Excel | - (everywhere) | ms excel, microsoft excel, advanced excel, advance excel, Excel skills, Excel spreadsheets
  | Excel spreadsheet | listed: Excel
?Statistics | Data & AI (everywhere)
  | statistical analysis, statistical modeling, statistical modelling, statistical models
  | statistical methods, statistical inference | listed: statistics, Statistics
A/B testing | - (everywhere) | a/b test, a/b tests, ab testing | typed: a b testing
Data visualization | - (everywhere) | data visualisation, data visualizations, data visualisations
Figma | - (everywhere)
Adobe XD | - (everywhere)
Wireframing | - (everywhere) | wireframes, wireframe, wire-frames, wire-framing
Prototyping | - (everywhere)
User research | - (everywhere) | usability testing
Design systems | - (everywhere) | design system
JIRA | - (everywhere)
Agile | - (everywhere) | scrum
Product strategy | - (everywhere)
Roadmapping | - (everywhere) | product roadmap, product roadmaps
Requirements gathering | - (everywhere)
  | requirement gathering, requirements elicitation, requirement elicitation, brd, brds, frd, frds
`

export interface Skill {
  /** As cards show it; its address is `slugOf(name)`. */
  name: string
  /** The work that it tells by itself. */
  of: JobCategory | null
  /** A tool of any work: does not tell a software job from its neighbours. */
  everywhere: boolean
  /** The name itself is no form of it in a text. */
  ambiguous: boolean
  /** Other forms that mean it in any text, and those that mean it only beside others, in speech, or typed. */
  forms: string[]
  listed: string[]
  spoken: string[]
  typed: string[]
}

export const SKILLS: readonly Skill[] = ROWS.replaceAll(/\n\s*\|/g, ' |')
  .split('\n')
  .filter((row) => row !== '')
  .map(skillOf)

function skillOf(row: string): Skill {
  const [name = '', work = '', ...cells] = row.split('|').map((cell) => cell.trim())
  const of = work.replace(' (everywhere)', '')
  const listOf = (label: string) =>
    cells.flatMap((cell) => {
      const [start = '', forms = start] = cell.split(': ')
      return (forms === start ? '' : start) === label ? forms.split(', ') : []
    })
  return {
    name: name.replace('?', ''),
    of: of === '-' ? null : (of as JobCategory),
    everywhere: of !== work,
    ambiguous: name.startsWith('?'),
    forms: listOf(''),
    listed: listOf('listed'),
    spoken: listOf('spoken'),
    typed: listOf('typed'),
  }
}
