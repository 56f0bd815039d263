import { Outlet } from 'react-router'
import { Shell } from '#app/shell/shell.tsx'

export default function Layout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
