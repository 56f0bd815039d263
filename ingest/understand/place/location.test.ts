import { expect, test } from 'vitest'
import { scanLine } from '../scan/scan.ts'
import { readLocation } from './location.ts'

function read(text: string, confirmed = false) {
  return readLocation(scanLine(text), confirmed)
}

test.each([
  ['Bengaluru', ['Bengaluru']],
  ['Bangalore', ['Bengaluru']],
  ['banglore', ['Bengaluru']],
  ['BLR', ['Bengaluru']],
  ['Koramangala, Bangalore', ['Bengaluru']],
  ['Greater Bengaluru Area', ['Bengaluru']],
  ['Bengaluru, Karnataka, India', ['Bengaluru']],
  ['Bengaluru, KA, IN', ['Bengaluru']],
  ['IN-Bengaluru', ['Bengaluru']],
  ['IN - Bengaluru', ['Bengaluru']],
  ['India, Bangalore ', ['Bengaluru']],
  ['IND - Pune', ['Pune']],
  ['India - Pune (Hinjewadi)', ['Pune']],
  ['Whitefield, Bangalore', ['Bengaluru']],
  ['Hyderabad, Telangāna', ['Hyderabad']],
  ['HITEC City, Hyderabad', ['Hyderabad']],
  ['Gurgaon', ['Gurugram']],
  ['Siliguri, Dist. Darjeeling, West Bengal', ['Siliguri']],
  ['Dist. Thane, Maharashtra', ['Thane']],
  ['Delhi NCR', ['Delhi NCR']],
  ['NCR Region', ['Delhi NCR']],
  ['NorthZone>NCR>Ghaziabad>LAJPAT NAGAR-GHAZIABAD', ['Ghaziabad']],
  ['Ernakulam, Chennai, Bengaluru', ['Kochi', 'Chennai', 'Bengaluru']],
  ['Bank of Baroda (All over India)', []],
  ['Delhi/NCR', ['Delhi NCR']],
  ['Delhi-NCR', ['Delhi NCR']],
  ['Noida (Delhi NCR)', ['Noida']],
  ['Gurgaon/Noida (NCR)', ['Gurugram', 'Noida']],
  ['New Delhi, Delhi, India', ['Delhi']],
  ['Greater Noida', ['Greater Noida']],
  ['Sector 62, Noida, Uttar Pradesh', ['Noida']],
  ['Navi Mumbai', ['Navi Mumbai']],
  ['BKC, Mumbai', ['Mumbai']],
  ['Thane', ['Thane']],
  ['Kalyani Nagar, Pune', ['Pune']],
  ['Trivandrum (Technopark)', ['Thiruvananthapuram']],
  ['Cochin', ['Kochi']],
  ['Infopark, Cherthala', ['Cherthala']],
  ['Vizag', ['Visakhapatnam']],
  ['GIFT City, Gandhinagar', ['Gandhinagar']],
  ['Mohali', ['Chandigarh']],
  ['Mysore Road, Bangalore', ['Bengaluru']],
  ['Mumbai Pune Road, Pimpri', ['Pune']],
  ['Delhi Road, Saharanpur', ['Saharanpur']],
  ['Jaipur Road, India', ['Jaipur']],
  ['Salem, Tamil Nadu', ['Salem']],
  ['Salem, TN, IN', ['Salem']],
  ['Surat, Gujarat', ['Surat']],
  ['Salt Lake Sector V, Kolkata', ['Kolkata']],
  ['Bhimavaram, Andhra Pradesh, India', ['Bhimavaram']],
  ['Bangalore or Hyderabad or Pune', ['Bengaluru', 'Hyderabad', 'Pune']],
  ['Mumbai/Pune/Bangalore', ['Mumbai', 'Pune', 'Bengaluru']],
  ['Bengaluru | Mumbai & Chennai', ['Bengaluru', 'Mumbai', 'Chennai']],
  ['Bengaluru; Hyderabad; Gurugram', ['Bengaluru', 'Hyderabad', 'Gurugram']],
  ['Chennai, Coimbatore and Madurai', ['Chennai', 'Coimbatore', 'Madurai']],
  ['London, Bengaluru, Singapore', ['Bengaluru']],
  ['Chennai, Tamil Nadu, India; London, England', ['Chennai']],
  ['Hybrid in Mumbai', ['Mumbai']],
  ['Kota, Rajasthan', ['Kota']],
  ['India', []],
  ['Pan India', []],
  ['Karnataka', []],
  ['Karn taka', []],
  ['Jammu and Kashmir', []],
  ['Punjab, India', []],
  ['Kalyani, West Bengal', ['Kalyani']],
  ['Kota', ['Kota']],
  ['Ameerpet', ['Hyderabad']],
  ['Bangalore, India or London, UK', ['Bengaluru']],
  ['Salem, TN', ['Salem']],
  ['Palanpur, Gujarat', ['Palanpur']],
  ['IN-KA-Bangalore-Helios Business Park', ['Bengaluru']],
  ['Remote, IN-KA', []],
  ['Moga, Punjab', ['Moga']],
  ['PNQ / MAA', ['Pune', 'Chennai']],
  ['DLF Cyber City', ['Gurugram']],
  ['DLF Cyber City, Hyderabad', ['Hyderabad']],
  ['Mindspace, Malad / Airoli', ['Mumbai', 'Navi Mumbai']],
  ['Vijay Nagar, Indore', ['Indore']],
  ['Anna Nagar, Madurai', ['Madurai']],
  ['Gandhidham, Kutch', ['Gandhidham']],
  ['Dakshina Kannada, Karnataka', ['Mangaluru']],
  ['Aluva, Ernakulam', ['Aluva']],
  ['Raebareli', ['Raebareli']],
  ['Burdwan', ['Barddhaman']],
  ['Gaya', ['Gaya']],
  ['Una, HP', ['Una']],
  ['Puri, OD, IN', ['Puri']],
  ['New Delhi, IN', ['Delhi']],
  ['Madras, IN', ['Chennai']],
  ['Kota, IN', ['Kota']],
  ['Agra IN', ['Agra']],
  ['IN-Hassan', ['Hassan']],
  ['Nowhereville Plant, Andhra Pradesh', []],
  ['Test Engineer - Karnataka', []],
  ['Bhiwandi, Thane', ['Bhiwandi', 'Thane']],
  ['Padra, Vadodara', ['Vadodara']],
  ['Raipur (Atal Nagar)', ['Raipur']],
  ['Chennai (Anna Nagar)', ['Chennai']],
  ['Aurangabad, Bihar', ['Aurangabad Bihar']],
  ['Bilaspur, HP', ['Bilaspur Himachal']],
  ['IN / Remote (IN)', []],
  ['R.K. Puram, New Delhi', ['Delhi']],
  ['जयपुर, राजस्थान', ['Jaipur']],
  ['Diu, Daman & Diu', ['Diu']],
])('%j is in India: %j', (text, cities) => {
  expect(read(text)).toMatchObject({ india: 'stated', cities })
})

test.each([
  'London',
  'US-Remote',
  'Remote in the US',
  'Indiana',
  'Indianapolis, IN',
  'Indianapolis, IND, United States',
  'Fort Wayne, IN',
  'Delhi, IN 47971',
  'Indian Head, MD',
  'Salem, OR',
  'Salt Lake City, UT',
  'Whitefield, UK',
  'Whitefield, NH',
  'Punjab, Pakistan',
  'Hyderabad, Pakistan',
  'Hyderabad, Sindh',
  'Hyderabad City, Sindh',
  'Salem, New Hampshire',
  'Una, Bosnia',
  'Surat Thani, Thailand',
  'Delhi, NY',
  'Delhi, Ontario',
  'Kochi, Japan',
  'Madras, OR',
  'Kota Kinabalu, Malaysia',
  'NCR, Philippines',
  'West India Quay, London',
  'Wai, Hawaii',
  'Infopark, Budapest',
])('%j is not India', (text) => {
  expect(read(text).india).toBe('elsewhere')
})

test.each(['Salem, IN', 'Remote, IN'])('%j may be in Indiana', (text) => {
  expect(read(text)).toMatchObject({ india: 'may be', cities: [] })
})

test.each([
  'Salem',
  'Punjab',
  'Remote',
  'Work from home',
  'N/A',
  'LOCATION',
  'Multiple Locations',
  'APAC',
  'Remote, Asia',
  'Anywhere',
  'Remote (APAC excluding India)',
  'TBD',
  '',
])('%j leaves the place open', (text) => {
  expect(read(text)).toMatchObject({ india: 'open', cities: [] })
})

test.each([
  ['Remote - India', true],
  ['India (Remote)', true],
  ['Remote, IND', true],
  ['Remote-India (PEO)', true],
  ['Bangalore, India - Remote', true],
  ['Bengaluru, Remote', true],
  ['Bangalore/Remote', true],
  ['London, Bengaluru, US-Remote', false],
  ['London, Bengaluru, Remote', false],
  ['Bengaluru', false],
])('%j is remote in India: %j', (text, remote) => {
  expect(read(text)).toMatchObject({ india: 'stated', remote })
})

test('a field that says India settles a name that other countries have', () => {
  expect(read('Salem', true)).toMatchObject({ india: 'stated', cities: ['Salem'] })
})

test('no more of a text is read than a location may be long', () => {
  const text = `${'Pune, '.repeat(500)}Chennai`
  expect(read(text)).toMatchObject({ india: 'stated', cities: ['Pune'] })
})
