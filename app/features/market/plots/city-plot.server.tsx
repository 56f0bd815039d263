import { extent } from 'd3-array'
import { scaleLinear, scaleSqrt } from 'd3-scale'
import { placeShown } from '#core/places/gazetteer.ts'
import { formatCount } from '#app/features/market/format.ts'
import { PLOT } from './row-plot.server.tsx'

/** The narrowest width at which labels must not meet, in pixels, and what a letter takes there. */
const NARROW = 320
const LETTER = 7.2
const LINE = 16
const MOST_RADIUS = 20
/** Width by height, the same as in app/styles/plots.css. */
const PROPORTION = 0.95
const RANGE: [number, number] = [9, 88]

interface CityPlotProps {
  cities: readonly { name: string; postings: number }[]
}

interface Label {
  left: number
  right: number
  top: number
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
  const labels: Label[] = []
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
      {placed.map(({ name, postings, lat, lon }) => {
        const text = `${name} ${formatCount(postings)}`
        const [left, top] = [(x(lon) / 100) * NARROW, (y(lat) / 100) * (NARROW / PROPORTION)]
        const side = sideFor(labels, text, left, top, radius(postings) + 3)
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
              dy="0.35em"
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
}

/** Where a label has room beside those before it, which it then takes: on its dot, right of it or left of it. */
function sideFor(labels: Label[], text: string, x: number, y: number, gap: number): Side | null {
  const width = text.length * LETTER
  const sides: (Side & { left: number })[] = [
    { anchor: 'start', dx: gap, left: x + gap },
    { anchor: 'end', dx: -gap, left: x - gap - width },
    { anchor: 'middle', dx: 0, left: x - width / 2 },
  ]
  for (const { anchor, dx, left } of sides) {
    const label = { left, right: left + width, top: y }
    if (left < 0 || label.right > NARROW || labels.some((other) => meets(label, other))) continue
    labels.push(label)
    return { anchor, dx }
  }
  return null
}

function meets(label: Label, other: Label): boolean {
  return label.left < other.right && other.left < label.right && Math.abs(other.top - label.top) < LINE
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
