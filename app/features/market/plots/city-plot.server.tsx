import { extent } from 'd3-array'
import { scaleLinear, scaleSqrt } from 'd3-scale'
import { placeShown } from '#core/places/gazetteer.ts'
import { formatCount } from '#core/count.ts'
import { PLOT } from './row-plot.server.tsx'

/** The narrowest width at which labels must not meet, in pixels, and what a letter takes there. */
const NARROW = 320
const LETTER = 7.2
const LINE = 15
/** From the middle of a line of text to its baseline. */
const BASELINE = 5
const MOST_RADIUS = 20
/** Width by height, the same as in app/styles/plots.css. */
const PROPORTION = 0.95
const HEIGHT = NARROW / PROPORTION
const RANGE: [number, number] = [9, 88]

interface CityPlotProps {
  cities: readonly { name: string; postings: number }[]
}

/** What a label must not cover, in pixels. */
interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Cities at their places, the size of a dot is how many postings name the city. No borders are drawn. The largest cities
 * are named, where there is room on a phone. `app/styles/plots.css` gives it the proportions of India.
 */
export function CityPlot({ cities }: CityPlotProps) {
  const placed = cities.flatMap(({ name, postings }) => {
    const place = placeShown(name)
    return place ? [{ name, postings, lat: place.lat, lon: place.lon }] : []
  })
  const [west = 0, east = 1] = extent(placed, ({ lon }) => lon)
  const [south = 0, north = 1] = extent(placed, ({ lat }) => lat)
  // Fixed, as far as cities reach: the same place stands at the same spot every day.
  const x = scaleLinear([Math.min(west, 69), Math.max(east, 95)], RANGE)
  const y = scaleLinear([Math.min(south, 8), Math.max(north, 34)], [96, 4])
  const radius = scaleSqrt([0, Math.max(1, ...placed.map(({ postings }) => postings))], [2, MOST_RADIUS])
  const dots = placed.map(({ lat, lon, postings }) =>
    boxAround((x(lon) / 100) * NARROW, (y(lat) / 100) * HEIGHT, radius(postings)),
  )
  const labels: Box[] = []
  return (
    <svg className={`${PLOT} plot-cities`} fill="currentColor" width="100%" height="100%" aria-hidden>
      {placed.map(({ name, postings, lat, lon }) => (
        <circle
          key={name}
          className="plot-dot"
          fillOpacity={0.4}
          cx={`${round(x(lon))}%`}
          cy={`${round(y(lat))}%`}
          r={round(radius(postings))}
        />
      ))}
      {placed.map(({ name, postings, lat, lon }, index) => {
        const text = `${name} ${formatCount(postings)}`
        const side = sideFor(text, index, dots, labels)
        return (
          side && (
            <text
              key={name}
              className="plot-place font-semibold"
              paintOrder="stroke"
              strokeWidth={3}
              x={`${round(x(lon))}%`}
              y={`${round(y(lat))}%`}
              dx={round(side.dx)}
              dy={round(side.dy)}
              textAnchor={side.anchor}
            >
              {text}
            </text>
          )
        )
      })}
    </svg>
  )
}

interface Side {
  anchor: 'start' | 'middle' | 'end'
  dx: number
  /** Of the baseline, from the middle of the dot. */
  dy: number
}

/** Where a dot's label covers no other dot and no label before it, which it then takes; null if nowhere. */
function sideFor(text: string, index: number, dots: readonly Box[], labels: Box[]): Side | null {
  const dot = dots[index]
  if (!dot) return null
  const width = text.length * LETTER
  const [x, y] = [(dot.left + dot.right) / 2, (dot.top + dot.bottom) / 2]
  const away = (dot.right - dot.left) / 2 + 3
  const others = [...dots.toSpliced(index, 1), ...labels]
  const sides: (Side & { left: number; middle: number })[] = [
    { anchor: 'start', dx: away, dy: BASELINE, left: x + away, middle: y },
    { anchor: 'end', dx: -away, dy: BASELINE, left: x - away - width, middle: y },
    { anchor: 'middle', dx: 0, dy: -away, left: x - width / 2, middle: y - away - BASELINE },
    { anchor: 'middle', dx: 0, dy: away + 2 * BASELINE, left: x - width / 2, middle: y + away + BASELINE },
  ]
  for (const { left, middle, ...side } of sides) {
    const label = { left, right: left + width, top: middle - LINE / 2, bottom: middle + LINE / 2 }
    if (left < 0 || label.right > NARROW || others.some((other) => meets(label, other))) continue
    labels.push(label)
    return side
  }
  return null
}

function boxAround(x: number, y: number, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

function meets(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
