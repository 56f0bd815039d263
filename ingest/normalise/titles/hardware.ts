import { anyOf } from '#core/any-of.ts'
import { rules } from './rule.ts'

export const EMBEDDED = rules(
  'Embedded & Hardware',
  [
    'electronics? (?:(?:and|&) [a-z]+ )?engineers?',
    'embedded(?: [a-z]+)?',
    'firmware',
    'vlsi',
    'fpga',
    'asic',
    'rtl',
    'physical design',
    'design verification',
    anyOf(
      'analog, mixed[ -]signal, digital, rf, circuit, memory, soc, cpu, gpu, ip, pcb, board',
      'layout, chip, silicon, asic, hardware, electronics?, antenna',
    ) + '(?: ic| circuit)? (?:design(?:er)?|layout|verification|validation)(?: [a-z]+)?',
    '(?<!background |document |address )verification (?:engineer|lead|architect)',
    '(?:ams|formal|pre-? ?silicon|subsystem|standard cell|mask) (?:design|layout|verification|validation)(?: [a-z]+)?',
    'dft',
    'post-? ?silicon',
    'bsp',
    'device drivers?',
    'hardware (?:engineer|architect|developer|lead|test[a-z]*|manager|intern)',
  ],
  anyOf('adas, autonomous (?:driving|vehicles?), perception, slam, sensor fusion, autosar', 'embedded') +
    '(?: [a-z]+)? (?:engineer|developer|architect|lead|scientist)s?',
  anyOf(
    'iot, robotics, autosar, adas, electronics, pcb, dsp, rf, emulation, sta, synthesis',
    'layout, soc, silicon, microcontroller, plc software, avionics software',
  ) +
    ' ' +
    anyOf('engineer, developer, architect, lead, intern, specialist, trainee'),
)
