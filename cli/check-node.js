// Plain JavaScript, so that an old Node can run it: `node --import ./cli/check-node.js …`
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(
    `Pravesh needs Node.js 22.22 or newer, and this is ${process.versions.node}. ` +
      `"npm ci" brings a newer one for its own use on Linux, macOS and Windows; if it could not on this machine, ` +
      `install one from https://nodejs.org and try again.\n`,
  )
  process.exit(1)
}
