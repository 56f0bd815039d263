import { careerPaths } from '#app/features/career-paths/career-paths-catalogue.ts'
import { courses } from '#app/features/courses/courses-catalogue.ts'
import { events } from '#app/features/events-hackathons/events-catalogue.ts'
import { interviewPrep } from '#app/features/interview-prep/interview-catalogue.ts'
import { prepZone } from '#app/features/prep-zone/prep-catalogue.ts'
import { resumePortfolio } from '#app/features/resume-portfolio/resume-catalogue.ts'
import { tools } from '#app/features/tools-courses/tools-catalogue.ts'

/** Every catalogue of the site. */
export const CATALOGUES = [courses, careerPaths, events, prepZone, tools, interviewPrep, resumePortfolio]
