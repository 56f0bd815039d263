import { CalendarDays, MapPin, Ticket, Trophy } from '#app/ui/icons.tsx'
import { CatalogueCard } from '#app/catalogue/catalogue-card.tsx'
import { OutboundAction } from '#app/catalogue/outbound-action.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Fact } from '#app/ui/fact.tsx'
import { TagList } from '#app/ui/tag-list.tsx'
import { paths } from '#app/paths.ts'
import { eventGroup, formatEventDate, hasPrize } from '#core/event.ts'
import type { Event } from '#db/queries/content/events.ts'

export function EventCard({ row: event, now }: { row: Event; now: Date }) {
  const group = eventGroup(event, now)
  const over = group === 'Past'
  return (
    <CatalogueCard
      title={event.event_name}
      by={event.organizer}
      badges={
        <>
          {over && <Badge>Past</Badge>}
          {event.is_featured && <Badge variant="urgent">Featured</Badge>}
          <Badge variant="outline">{event.event_type}</Badge>
        </>
      }
      text={event.description}
      action={
        <>
          <OutboundAction
            href={over ? null : event.registration_link}
            label="Register Now"
            disabledLabel="Registration Closed"
            about={event.event_name}
          />
          {group === 'Upcoming' && (
            <a
              href={paths.eventCalendar(event.id)}
              className="text-link mt-1 inline-flex min-h-11 items-center text-sm"
            >
              Add to calendar<span className="sr-only">: {event.event_name}</span>
            </a>
          )}
        </>
      }
    >
      <ul className="flex flex-col gap-1 text-sm">
        <Fact icon={<CalendarDays />} name="Date">
          {formatEventDate(event)}
        </Fact>
        <Fact icon={<MapPin />} name="Location">
          {event.location}
        </Fact>
        <Fact icon={<Ticket />} name="Entry fee">
          {event.entry_fee}
        </Fact>
        {hasPrize(event.prize_pool) && (
          <Fact icon={<Trophy />} name="Prize pool">
            {event.prize_pool}
          </Fact>
        )}
      </ul>
      <TagList tags={event.tags} label="Tags" limit={3} />
    </CatalogueCard>
  )
}
