/** The country whose postings are wanted, for an adapter that can ask its source for one country alone. */
export interface WantedCountry {
  name: string
  /** The country's name as sources write it. */
  spelling: RegExp
  /** Its id in the country filter of every Workday tenant that was looked at; the filter's own key differs. */
  workdayId: string
  /** Whether a place is in the country; `maybe` where its words leave that open ("Remote", "2 Locations"). */
  holds: (place: string) => 'yes' | 'maybe' | 'no'
  /** Whether the words name any place at all. */
  namesPlace: (words: string) => boolean
}
