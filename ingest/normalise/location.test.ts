import { expect, test } from 'vitest'
import { readLocation } from './location.ts'

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
  ['Delhi NCR', ['Delhi NCR']],
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
  ['Vizag', ['Visakhapatnam']],
  ['GIFT City, Gandhinagar', ['Gandhinagar']],
  ['Mohali', ['Chandigarh']],
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
])('%j is in India: %j', (text, cities) => {
  expect(readLocation(text)).toMatchObject({ india: 'stated', cities })
})

test.each([
  'London',
  'US-Remote',
  'Remote in the US',
  'Indiana',
  'Indianapolis, IN',
  'Indianapolis, IND, United States',
  'Fort Wayne, IN',
  'Indian Head, MD',
  'Salem, OR',
  'Salt Lake City, UT',
  'Whitefield, UK',
  'Whitefield, NH',
  'Punjab, Pakistan',
  'Hyderabad, Pakistan',
  'Hyderabad, Sindh',
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
  expect(readLocation(text).india).toBe('elsewhere')
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
  expect(readLocation(text)).toMatchObject({ india: 'open', cities: [] })
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
  expect(readLocation(text)).toMatchObject({ india: 'stated', remote })
})

test('a field that says India settles a name that other countries have', () => {
  expect(readLocation('Salem', true)).toMatchObject({ india: 'stated', cities: ['Salem'] })
})
