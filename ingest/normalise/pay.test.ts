import { expect, test } from 'vitest'
import type { RawPay } from '../raw-posting.ts'
import { readPay, type PayWords } from './pay.ts'

const posting: PayWords = { title: 'SDE', fields: [], field: null, lines: [], internship: false }

function payOf(text: string, title = 'Software Engineer') {
  const { value } = readPay({ ...posting, title, lines: [{ section: 'other', text }] }, true)
  return value && [value.min, value.max, value.period]
}

test.each([
  ['CTC: 8-12 LPA', 8_00_000, 12_00_000, 'year'],
  ['CTC (LPA): 8-10', 8_00_000, 10_00_000, 'year'],
  ['Salary: LPA: 6 - 9', 6_00_000, 9_00_000, 'year'],
  ['CTC: Rs. Four lakh', 4_00_000, 4_00_000, 'year'],
  ['Salary: three to five lakhs per annum', 3_00_000, 5_00_000, 'year'],
  ['Salary: twenty-two and a half lakh', 22_50_000, 22_50_000, 'year'],
  ['CTC ₹9 LPA and ₹1 LPA performance bonus', 9_00_000, 9_00_000, 'year'],
  ['Budget : 1.4 LPM', 1_40_000, 1_40_000, 'month'],
  ['This position pays INR 40,000 per month.', 40_000, 40_000, 'month'],
  ['Budget 90k/month', 90_000, 90_000, 'month'],
  ['Salary: Rs.3,00,000/- to Rs.4,00,000/- per annum', 3_00_000, 4_00_000, 'year'],
  ['Compensation range: 1,800,000 INR - 2,600,000 INR', 18_00_000, 26_00_000, 'year'],
  ['₹45,000 to ₹60,000 per month, based on experience', 45_000, 60_000, 'month'],
  ['CTC should not exceed 12 LPA.', null, 12_00_000, 'year'],
  ['Pay Rate: INR 1,20,000 per month (contract)', 1_20_000, 1_20_000, 'month'],
  ['INR 15 lakhs base + 10% bonus', 15_00_000, 15_00_000, 'year'],
  ['We pay ₹25,00,000 - ₹35,00,000 a year', 25_00_000, 35_00_000, 'year'],
  ['Performance linked pay up to ₹12,000 over the fixed salary of ₹20,000.', 20_000, 20_000, 'month'],
  ['Salary (per month): 20,000', 20_000, 20_000, 'month'],
  ['₹8 LPA + 2 LPA variable', 8_00_000, 8_00_000, 'year'],
  ['upto 5 LPA', null, 5_00_000, 'year'],
  ['We offer 60L-80L fixed plus ESOPs worth 40L.', 60_00_000, 80_00_000, 'year'],
  ['Exp 6-8 Yrs, Sal 80K-1.1L per month', 80_000, 1_10_000, 'month'],
  ['Training stipend ₹10,000 p.m., then ₹3.6 LPA.', 3_60_000, 3_60_000, 'year'],
  ['Stipend 8,000 - 10,000 monthly during training', 8000, 10_000, 'month'],
  ['Up to ₹16,00,000 per annum.', null, 16_00_000, 'year'],
  ['₹13,000 plus petrol.', 13_000, 13_000, 'month'],
  ['Minimum salary ₹20,000, maximum ₹30,000 per month.', 20_000, 30_000, 'month'],
  ['This is a paid internship: ₹20K per month.', 20_000, 20_000, 'month'],
  ['.NET Core, 1-2 years, Rs 25000 per month', 25_000, 25_000, 'month'],
  ['Freshers welcome. 12,000 - 15,000 per month + incentives', 12_000, 15_000, 'month'],
  ['Min 1 yr. 15K-35K p.m.', 15_000, 35_000, 'month'],
  ['Tally, GST, 2 yrs, ₹22,000/month, immediate joining', 22_000, 22_000, 'month'],
  ['12 lpa max', null, 12_00_000, 'year'],
  ['Laptop repair. 1-2 yr exp. 10-12k', 10_000, 12_000, 'month'],
  ['Computer knowledge. 7000-9000.', 7000, 9000, 'month'],
  ['Unpaid for the first month, then ₹5,000 per month.', 5000, 5000, 'month'],
  ['Project Officer: ₹30,000/- per month (consolidated salary)', 30_000, 30_000, 'month'],
  ['The Digital category offers Rs 7 lakh per annum.', 7_00_000, 7_00_000, 'year'],
  ['Data Engineer- ₹36.96 lakh – ₹45.84 lakh p.a. Fees online only: 600/-', 36_96_000, 45_84_000, 'year'],
  ['Contract, Rs. 39,420 to 51,420 per month plus 27% HRA, renewed yearly', 39_420, 51_420, 'month'],
  ['@ Rs.13867/-(13067+800) per month (fixed)', 13_867, 13_867, 'month'],
  ['Monthly: ₹ 30000 - ₹ 40000', 30_000, 40_000, 'month'],
  ['Monthly gross between INR 45,000 and INR 65,000.', 45_000, 65_000, 'month'],
  ['Offer: 50 lakhs and above per annum.', 50_00_000, null, 'year'],
  ["What's in it for you: ₹25L – ₹40L cash, meaningful ESOPs.", 25_00_000, 40_00_000, 'year'],
  ["CTC 20 LPA max, please don't apply if you need more.", null, 20_00_000, 'year'],
  ['Budget: 22 LPA max (30% hike on current)', null, 22_00_000, 'year'],
  ['Offered: 25 LPA fixed for right candidates', 25_00_000, 25_00_000, 'year'],
  ['Salary budget : Rs 70,000 per month', 70_000, 70_000, 'month'],
  ['India: ₹16,50,000 - ₹21,78,000 INR', 16_50_000, 21_78_000, 'year'],
  ['Maximum budget for this position is 24 LPA.', null, 24_00_000, 'year'],
  ['Maximum salary we can offer is 16 LPA', null, 16_00_000, 'year'],
  ["Client billing is fixed, so CTC can't go above 17 LPA.", null, 17_00_000, 'year'],
  ['Salary no bar for right candidate, bracket is 35k to 55k per month.', 35_000, 55_000, 'month'],
  ['Negotiable, around 25,000 to 30,000 per month', 25_000, 30_000, 'month'],
  ['Salary 16-20k per month + tips.', 16_000, 20_000, 'month'],
  ['Salary: 2000 /Month + Incentives', 2000, 2000, 'month'],
  ['Salary: 4.2 LPA – 5 LPA Incentives', 4_20_000, 5_00_000, 'year'],
  ['Interns receive a monthly financial assistance of Rs 5000', 5000, 5000, 'month'],
  ['Rate : 90k per month all inclusive', 90_000, 90_000, 'month'],
  [
    'Course fee per student is Rs 35,000, trainer gets a monthly salary of Rs 30,000',
    30_000,
    30_000,
    'month',
  ],
  ['Carry a number of ₹6 Cr a year. CTC: Fixed 14 to 18 LPA + variable', 14_00_000, 18_00_000, 'year'],
  ['Rent is ₹9,000 a month here. Joining at ₹30,000 a month. CTC 5 LPA', 5_00_000, 5_00_000, 'year'],
  ['2+ Years. 60,000 per month fixed (contract).', 60_000, 60_000, 'month'],
  ['Figma basics. 15k per month, 4 months', 15_000, 15_000, 'month'],
  ['Rs 35,000 (thirty five thousand) per month inclusive of EPF', 35_000, 35_000, 'month'],
  ['Monthly gross: 32k to 40k', 32_000, 40_000, 'month'],
  ['Scale: 64820-2340/1-67160-2680/10-93960 per month', 64_820, 93_960, 'month'],
  ['Salary: Up-to 4.2 lac(s)', null, 4_20_000, 'year'],
  ['Salary : 2.5 lacks to 6.5 lacks', 2_50_000, 6_50_000, 'year'],
  ['Salary Package 2.5 LPA 6.5 LPA', 2_50_000, 6_50_000, 'year'],
  ['Salary: 150000-350000', 1_50_000, 3_50_000, 'year'],
  ['Salary: 50k/month for 6 months, then 12-18 LPA.', 12_00_000, 18_00_000, 'year'],
  ['CTC: 30000 max. Salary: ₹25,000.00 - ₹30,000.00 per month', 25_000, 30_000, 'month'],
  ['Salary- Up to 6 LPACompany overview', null, 6_00_000, 'year'],
  ['Max budget 18 LPA', null, 18_00_000, 'year'],
  ['Budget upto 1.2 lakh per month', null, 1_20_000, 'month'],
  ['Annual Fixed CTC Min : 7.0 Lacs Max: 15.0 Lacs', 7_00_000, 15_00_000, 'year'],
  ['Total Annual Earnings - INR 338,400 LPA (fixed)', 3_38_400, 3_38_400, 'year'],
  ['Programming and system support: Rs. 30000/= per month.', 30_000, 30_000, 'month'],
  ['CPC certified freshers get 18,000 per month.', 18_000, 18_000, 'month'],
  ['Pay from 78 thousand rupees to 2 lakh 9 thousand rupees a month', 78_000, 2_09_000, 'month'],
  ['Salary: 3 lakh - 450000 per annum', 3_00_000, 4_50_000, 'year'],
  ['At most 20,000 rupees a month.', null, 20_000, 'month'],
  ['Salary: INR 3-8/-LPA', 3_00_000, 8_00_000, 'year'],
  ['Salary: 50,000-1.5 Lacs PA', 50_000, 1_50_000, 'year'],
  ['Rs 16 to 22 lacs CTC depending upon last drawn.', 16_00_000, 22_00_000, 'year'],
  ['CTC: 8-12 LPA (max 30% hike on current)', 8_00_000, 12_00_000, 'year'],
  ['Basic pay: 40,000-3%-1,40,000. CTC: 12 lacs – 12.5 lacs', 12_00_000, 12_50_000, 'year'],
  ['We offer Rs 50000-75000 pm based on skills.', 50_000, 75_000, 'month'],
  ['Pay from 44 thousand 900 rupees to 1 lakh 42 thousand 400 rupees a month', 44_900, 1_42_400, 'month'],
  ['Pay: From ₹10,000.00 per month', 10_000, null, 'month'],
  ['Min salary 20k, max salary 30k', 20_000, 30_000, 'month'],
  ['salary 15 se 20 hazar', 15_000, 20_000, 'month'],
  ['Pay Level 10 (56100-177500)', 56_100, 1_77_500, 'month'],
  ['₹30L - ₹45L + ESOPs', 30_00_000, 45_00_000, 'year'],
  ['CTC: ₹6 LPA. Insurance cover of ₹5 lakh. Referral bonus of ₹20,000.', 6_00_000, 6_00_000, 'year'],
  ['₹8 - 12 LPA', 8_00_000, 12_00_000, 'year'],
  ['Salary: 3.5 to 5 LPA', 3_50_000, 5_00_000, 'year'],
  ['Package of 6 LPA', 6_00_000, 6_00_000, 'year'],
  ['Budget: 12-15 LPA', 12_00_000, 15_00_000, 'year'],
  ['CTC 10 L.P.A.', 10_00_000, 10_00_000, 'year'],
  ['Salary: 8 lakhs - 12 lakhs per annum', 8_00_000, 12_00_000, 'year'],
  ['CTC: INR 6 Lacs to 9 Lacs', 6_00_000, 9_00_000, 'year'],
  ['Compensation: ₹12L – ₹18L per annum', 12_00_000, 18_00_000, 'year'],
  ['Compensation: ₹1.2 Cr per annum', 1_20_00_000, 1_20_00_000, 'year'],
  ['CTC: 1 - 1.5 crore', 1_00_00_000, 1_50_00_000, 'year'],
  ['Salary: ₹6,00,000 - ₹9,00,000 per annum', 6_00_000, 9_00_000, 'year'],
  ['Salary: 4,50,000 to 6,00,000 p.a.', 4_50_000, 6_00_000, 'year'],
  ['Salary: ₹1,400,000 a year', 14_00_000, 14_00_000, 'year'],
  ['The annual CTC for this role is Rs. 7,20,000', 7_20_000, 7_20_000, 'year'],
  ['Pay: INR 900,000 - 1,200,000 per year', 9_00_000, 12_00_000, 'year'],
  ['Stipend: ₹25,000 per month', 25_000, 25_000, 'month'],
  ['Stipend: ₹20,000 - ₹30,000 / month', 20_000, 30_000, 'month'],
  ['A monthly stipend of Rs. 15,000 will be paid', 15_000, 15_000, 'month'],
  ['Stipend: 25k per month', 25_000, 25_000, 'month'],
  ['Stipend: ₹40K - ₹50K pm', 40_000, 50_000, 'month'],
  ['Stipend: INR 10,000', 10_000, 10_000, 'month'],
  ['Stipend: Rs.12000/- per month', 12_000, 12_000, 'month'],
  ['Salary ₹18,000 – ₹22,000', 18_000, 22_000, 'month'],
  ['Salary: ₹1.5 lakh per month', 1_50_000, 1_50_000, 'month'],
  ['In-hand salary: 30,000 INR per month', 30_000, 30_000, 'month'],
  ['Salary: up to 12 LPA', null, 12_00_000, 'year'],
  ['CTC upto ₹8 LPA', null, 8_00_000, 'year'],
  ['Salary starting from 5 LPA', 5_00_000, null, 'year'],
  ['CTC: 10 LPA+', 10_00_000, null, 'year'],
  ['₹6,00,000 - ₹9,00,000 per annum', 6_00_000, 9_00_000, 'year'],
  ['CTC: 6+ LPA', 6_00_000, null, 'year'],
  ['₹12 LPA + joining bonus of ₹1,00,000', 12_00_000, 12_00_000, 'year'],
  ['Fixed pay 10 LPA and variable of 2 LPA', 10_00_000, 10_00_000, 'year'],
])('%s', (text, min, max, period) => {
  expect(payOf(text)).toEqual([min, max, period])
})

test.each([
  'We give a ₹50,000 learning budget per year',
  'Earn up to ₹40,000 per month in incentives!',
  'You will process salary of 5,000 employees each month.',
  'Salary plus annual LTA of ₹30,000.',
  'Salary + conveyance 2,500',
  'CTC negotiable, ₹50,000 sign-on.',
  'We offer salary, cab and ₹1,000 Sodexo monthly.',
  'The CTC of our alumni averages 9 LPA.',
  'Medical benefits of ₹3 lakh on top of salary',
  'Wellness stipend: ₹2,000 per month',
  'Project budget: ₹40 lakh',
  'Project cost 300 crore; budget 20 lakh.',
  'ESIC applicable if gross salary is less than 21,000.',
  'We place candidates at salaries up to 20 LPA.',
  'Maintain salary registers, 1,200 workers, 3 shifts',
  'Competitive salary, 5 lakh health insurance',
  'Good salary + ₹5,000 attendance bonus',
  'Competitive CTC with 10 lakh accident cover',
  'Wage bill of 30 lakh per month',
  'Cost to company is high: ₹30,000 per hire.',
  'Compensation claims up to ₹25 lakh are settled by you.',
  'Salary accounts with minimum balance of ₹10,000',
  'PF 12%, ESI up to 21,000 salary',
  'Salary advance of up to ₹50,000 available',
  "Interest-free loan up to 2 months' salary or ₹1,00,000",
  'We process 3 lakh salary payments per month.',
  '₹50,000 one-time for those who move',
  'You will handle a monthly budget of ₹40 lakh',
  'Health insurance cover of ₹5,00,000 per annum',
  'Medical insurance of 5 lakhs for you and your family',
  'We processed $1.4 trillion in payments last year',
  'Our revenue crossed ₹500 crore per annum',
  'We raised ₹120 crore in Series B funding',
  'Serving 10 lakh customers and 2 crore merchants every month',
  'Referral bonus of ₹25,000 per hire',
  'Internet allowance of ₹1,500 per month',
  'Relocation support of up to ₹1,00,000',
  'A refundable deposit of ₹2,000 is required',
  'Training fee: ₹15,000',
  'Manage budgets of INR 5 crore per year',
  'Salary: $120,000 - $150,000 per year',
  'Compensation: USD 90,000 to 110,000 per annum',
  'Pay range: €60,000 - €75,000 a year',
  'Salary: 120,000 - 150,000 AED',
  'Competitive salary and ESOPs',
  'Packages sold: ₹9,999 per month',
  'Delivery partners earn ₹30,000 per month on our platform.',
  'Handle recoveries of ₹20 lakh a month',
  'Maintain imprest of ₹50,000 per month',
  '1 lakh per year learning stipend',
  'Shift allowance, Rs 9000 per month',
  'Whoever leaves before pays Rs 1 lakh.',
  'Close 6 roles a month with offers ranging from 20 to 60 LPA.',
  'Life insurance of 3x CTC, medical of INR 6,00,000, meal card INR 2,200 a month.',
  'Manage vendor invoices (about Rs 22 lakh monthly), seats for 4,000',
  'Students placed at 6 LPA or above are not eligible for this drive.',
  'Keep 80 accounts happy (average contract ₹6 lakh a year).',
  'Candidates with CTC above 18 LPA kindly excuse.',
  'Openings of our banking clients with packages from 3 LPA to 12 LPA.',
  'PF for wages up to 15,000, ESI up to 21,000',
  'PF, ESI where wages are below 21,000.',
  'Salary of applicant must be 30,000 and above in metros.',
  'Companies that need workers with wages between 12,000 and 20,000 per month.',
  'Prepare offer letters between 4 LPA and 40 LPA.',
  'PT package ₹12,000 for 12 sessions',
  'Interviews for students in jobs of 15k to 25k salary',
  'Close 5 positions a month in budgets of 10-25 LPA using portals.',
  'We have sold 12 lakh policies and closed a round. Compensation is competitive.',
  'CTC details in the mail, ex: CCTC 10 LPA, ECTC 15 LPA.',
  'Bug bounty pay-outs of up to ₹5 lakh are run by you.',
  '₹1 lakh a year for health check-ups, therapy and gym',
  'Builds UPI rails doing ₹40,000 crore a month',
  'Earn ₹50,000 – ₹5,00,000 every month based on your team.',
  '15% commission, e.g. on a premium of ₹ 50,000 you earn ₹ 17,500.',
  '₹8,000 per website',
  'Salary: ₹ 15,150 lump sum',
  'Salary: $70-85k base',
  'Salary: Not disclosed',
  'Salary: As per industry standards',
  '3-5 years of experience, salary no bar',
  'Handled 12 L transactions per month',
  'Salary is paid on the 1st of every month',
  'Work 5 days a week, 9 hours a day',
  'Joining bonus: ₹2,00,000',
  'ESOPs worth ₹10,00,000',
  'Prize money of ₹1,00,000 for hackathon winners',
  'Users save ₹2,000 per month with our app',
  'Salary ₹1,50,000',
  '₹500 per hour',
  'There is a bond of 2 lakh for 2 years',
  'Registration fee ₹500',
  'Revenue of 500 crore',
  'Highest package 44 LPA at our college placements',
  'Candidates with current CTC above 10 LPA should not apply',
  'Contact 9876543210 for salary',
  'Salary in AED 5000',
  'Our plans start at ₹999 per month',
  'Customers pay ₹2,000 per month for it',
  'Small businesses earn ₹40,000 per month with us',
])('no pay is read from: %s', (text) => {
  expect(payOf(text)).toBeNull()
})

test.each([
  'Pay: USDT 1500 - 2500 per month',
  'We manage ₹40 lakh fixed deposits',
  'Up to ₹50,000 per year, medical',
  'Membership, from ₹9,999 per month',
  'Shift allowance, Rs 9000 per month',
  'PG accommodation nearby, ₹9,000 per month',
  'Hostel fees, Rs 12000 per month',
  'Free meals, ₹3,000 per month',
  'You will speak to 12,000 - 15,000 users per month, in shifts',
  'We process, across India, ₹12 lakh per month of payments',
])('%s: no pay', (text) => {
  expect(payOf(text)).toBeNull()
})

test("an internship's stipend comes before the salary it may lead to", () => {
  const lines = ['CTC on conversion: 8-10 LPA', 'Stipend: ₹30,000 per month'].map((text) => ({
    section: 'offer' as const,
    text,
  }))
  expect(readPay({ ...posting, internship: true, lines }).value).toEqual({
    min: 30_000,
    max: 30_000,
    period: 'month',
  })
  expect(readPay({ ...posting, lines }).value).toEqual({
    min: 8_00_000,
    max: 10_00_000,
    period: 'year',
  })
})

test('what a company says of itself is not pay', () => {
  const lines = [
    { section: 'about' as const, text: 'We pay out ₹12 lakh per month in salary to gig workers' },
  ]
  expect(readPay({ ...posting, lines }).value).toBeNull()
})

const rupees: RawPay = {
  min: 15_00_000,
  max: 22_00_000,
  currency: 'INR',
  period: null,
  label: 'Annual salary',
}

test.each([
  ['a yearly range', [rupees], { min: 15_00_000, max: 22_00_000, period: 'year' }],
  [
    'ranges of two places',
    [rupees, { ...rupees, min: 12_00_000, max: 18_00_000 }],
    { min: 12_00_000, max: 22_00_000, period: 'year' },
  ],
  [
    'a monthly stipend',
    [{ ...rupees, min: 40_000, max: 40_000, label: 'Monthly stipend' }],
    { min: 40_000, max: 40_000, period: 'month' },
  ],
  [
    'rupees beside dollars',
    [{ ...rupees, currency: 'USD', min: 1, max: 2 }, rupees],
    { min: 15_00_000, max: 22_00_000, period: 'year' },
  ],
  ['dollars alone', [{ ...rupees, currency: 'USD' }], null],
  ['rupees an hour', [{ ...rupees, min: 500, max: 700, period: 'hour' as const }], null],
  ['zeroes', [{ ...rupees, min: 0, max: 0 }], null],
])('fields of the source: %s', (_, fields, expected) => {
  expect(readPay({ ...posting, fields }).value).toEqual(expected)
})

test('a text field of the source is read as pay', () => {
  const { value } = readPay({ ...posting, field: '₹ 8,00,000 - 12,00,000' })
  expect(value).toEqual({ min: 8_00_000, max: 12_00_000, period: 'year' })
})

test('a bare field takes the unit that the text names for it', () => {
  const lines = [{ section: 'other' as const, text: 'CTC figure above is in lakhs per annum.' }]
  expect(readPay({ ...posting, field: '3.5', lines }).value).toEqual({
    min: 3_50_000,
    max: 3_50_000,
    period: 'year',
  })
  expect(readPay({ ...posting, field: '3.5' }).value).toBeNull()
})

test('the evidence is the words read', () => {
  const { evidence } = readPay({ ...posting, lines: [{ section: 'offer', text: 'CTC: 8-12 LPA' }] })
  expect(evidence).toEqual(['CTC: 8-12 LPA'])
})
