import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

export const DATA = rules(
  'Data & AI',
  [
    '(?:big )?data ' +
      anyOf(
        'science, scientist, engineer, developer, engineering, architect, architecture, analyst',
        'analytics, platform, warehous(?:e|ing), model(?:l)?(?:er|ing), governance, quality',
        'visuali[sz]ation, pipeline, infrastructure, management, operations engineer, migration',
        'lake, mining, ops, steward, strategist, specialist, lead, manager, intern, trainee',
        'foundations, orchestration, integration, reliability',
      ) +
      's?(?: [a-z]+)?',
    'dataops',
  ],
  [
    'sas (?:programmer|developer|analyst|consultant)s?',
    'bioinformatics(?: [a-z]+)?',
    'machine learning',
    'ml',
    'mlops',
    'mle',
    anyOf(
      'ai, gen ?ai, generative ai, llm, nlp, agentic ai, applied ai, computer vision',
      'deep learning, conversational ai, ai ?/ ?ml, aiml, artificial intelligence',
    ) +
      '(?: [a-z]+)? ' +
      anyOf(
        'engineer, engineering, developer, scientist, researcher, research, architect',
        'specialist, lead, intern, consultant, analyst, manager, solutions, platform, trainee',
        'associate, director, head, product(?! design)',
      ) +
      '[a-z]*',
    'ai ?/ ?ml',
    'aiml',
    'artificial intelligence',
    'deep learning',
    'computer vision',
    'nlp',
    'prompt engineer[a-z]*',
    'generative ai',
    'gen ?ai',
    'llm',
  ],
  [
    '(?:ai|ml) ' +
      anyOf(
        'engineer, developer, scientist, researcher, architect, specialist, intern, lead',
        'consultant, analyst, trainee',
      ) +
      's?',
    anyOf(
      'applied, decision, speech, vision, perception, language, machine learning',
      'recommendations?, quantitative research, statistical, computational',
    ) + ' scientist',
    'quantitative (?:developer|researcher|analyst)',
    'quant (?:developer|researcher|analyst)',
    'statistician',
  ],
  [
    'r shiny(?: [a-z]+)?',
    'r (?:programmer|developer)s?',
    'etl(?: [a-z]+)?',
    'bi (?:developer|engineer|analyst|lead|consultant|architect|manager|specialist|intern)',
    'business intelligence(?: [a-z]+)?',
    anyOf(
      'power ?bi, tableau, qlik(?:view|sense)?, looker, teradata, vertica, netezza, greenplum',
      'db2, couchbase, cassandra, clickhouse, ab ?initio, data ?stage, talend, ssis, ssrs',
      'msbi, microstrategy, cognos, alteryx, synapse, adf, data factory, azure data, aws glue',
      'redshift, palantir, collibra, denodo, domo, thoughtspot, snowflake, databricks, hadoop',
      'spark, pyspark, informatica, big query, dbt',
    ) +
      ' (?:[a-z]+ )?' +
      anyOf('developer, engineer, analyst, consultant, lead, architect, specialist, administrator', 'admin'),
    'analytics engineer[a-z]*',
    'database (?:administrator|engineer|developer|architect|admin|reliability|lead|analyst)[a-z]*',
    'dba',
    'sql (?:developer|dba|server dba|analyst|engineer)',
    'pl/?sql developer',
    '(?:oracle|mongodb|postgresql?|mysql) (?:dba|developer|administrator|engineer)',
  ],
)
