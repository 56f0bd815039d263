/**
 * Functions of React DOM and of React Router that no page of ours calls, by the end of the path of their file. A bundler
 * cannot know that: React calls them when it meets an element, and the router is one function that holds all of them.
 * The value is what is left of the body, an empty one for those that return nothing.
 *
 * `light-framework.test.ts` fails if one is no longer there, or if the app begins to use what needs it.
 */
export const UNUSED: Record<string, Record<string, string>> = {
  'react-dom-client.production.js': {
    // <ViewTransition>.
    ...nothing(
      'trackEnterViewTransitions',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'restoreViewTransitionOnHostInstances',
      'restoreViewTransitionName',
      'measureNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'scheduleViewTransitionEvent',
      'reportViewTransitionError',
      'applyViewTransitionName',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'commitAfterMutationEffectsOnFiber',
      'recursivelyTraverseAfterMutationEffects',
      'getViewTransitionName',
      'getViewTransitionClassName',
      'startViewTransition',
      'createViewTransitionInstance',
      'ViewTransitionPseudoElement',
    ),
    // Refs of fragments.
    ...nothing(
      'commitNewChildToFragmentInstance',
      'commitNewChildToFragmentInstances',
      'commitFragmentInstanceInsertionEffects',
      'commitFragmentInstanceDeletionEffects',
      'deleteChildFromFragmentInstance',
      'validateDocumentPositionWithFiberTree',
    ),
    // Style sheets with a precedence, preloads, images that a transition waits for.
    ...nothing(
      'preloadStylesheet',
      'insertStylesheet',
      'insertStylesheetIntoRoot',
      'insertSuspendedStylesheets',
      'adoptPreloadPropsForStylesheet',
      'adoptPreloadPropsForScript',
      'suspendResource',
      'suspendInstance',
      'accumulateSuspenseyCommitOnFiber',
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'estimateBandwidth',
    ),
    preloadResource: 'return true',
    waitForCommitToBeReady: 'return null',
    acquireResource: 'return null',
    // <SuspenseList>, <Activity>, the cache of React's compiler, useActionState, functions as actions of forms, elements of our own.
    ...nothing(
      'updateSuspenseListComponent',
      'initSuspenseListRenderState',
      'updateActivityComponent',
      'useMemoCache',
      'mountActionState',
      'updateActionState',
      'updateActionStateImpl',
      'rerenderActionState',
      'dispatchActionState',
      'runActionStateAction',
      'startHostTransition',
      'ensureFormComponentIsStateful',
      'setPropOnCustomElement',
    ),
    // Forms with a function as their action.
    ...nothing('extractEvents$1', 'scheduleReplayQueueIfNeeded', 'attemptExplicitHydrationTarget'),
    // Style sheets with a precedence and scripts with an address: all else in the head is no resource.
    getResource: 'return null',
    // Events for which nothing listens, in part those of browsers of long ago (see `UNUSED_TEXT`).
    ...nothing(
      'constructSelectEvent',
      'accumulateEnterLeaveListenersForEvent',
      'handleEventsForInputEventPolyfill',
      'getTargetInstForInputEventPolyfill',
      'handlePropertyChange',
      'stopWatchingForValueChange',
    ),
    // The names of components in reports of errors. They are short letters in production.
    getStackByFiberInDevAndProd: "return ''",
    getComponentNameFromType: 'return null',
  },
  'lib/router/router.js': {
    // Fetchers, blockers, and forms that the router sends: ours are sent by the browser or with fetch.
    ...nothing(
      'handleAction',
      'fetch',
      'handleFetcherAction',
      'handleFetcherLoader',
      'getUpdatedRevalidatingFetchers',
      'updateFetcherState',
      'setFetcherError',
      'getFetcher',
      'resetFetcher',
      'deleteFetcher',
      'queueFetcherForDeletion',
      'abortFetcher',
      'markFetchersDone',
      'markFetchRedirectsDone',
      'abortStaleFetchLoads',
      'getBlocker',
      'deleteBlocker',
      'updateBlocker',
      'shouldBlockNavigation',
      'convertSearchParamsToFormData',
      'getSubmissionFromNavigation',
      'getSubmittingNavigation',
      'getActionDataForCommit',
    ),
    normalizeNavigateOptions: 'return { path }',
    // Routes that are fetched bit by bit: ours come with the page.
    checkFogOfWar: 'return { active: false, matches: null }',
    ...nothing('discoverRoutes', 'patchRoutes', 'patchRoutesImpl', '_internalSetRoutes'),
    // View transitions.
    ...nothing('restoreAppliedTransitions', 'persistAppliedTransitions'),
  },
  'lib/router/instrumentation.js': {
    instrumentClientSideRouter: 'return router',
    ...nothing('getRouteInstrumentationUpdates', 'consumeInstrumentationClientResultMetaReceiver'),
  },
  'react-dom.production.js': nothing(
    ...[
      'createPortal',
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
    ].map((name) => `exports.${name}`),
  ),
  'react.production.js': nothing(
    'addTransitionType',
    ...['cache', 'cloneElement', 'createRef', 'unstable_useCacheRefresh'].map((name) => `exports.${name}`),
  ),
  'lib/hooks.js': nothing('useNavigateUnstable', 'RSCErrorHandler', 'DefaultErrorComponent'),
  'lib/components.js': {},
  // Style sheets of a route that is prefetched.
  'lib/dom/ssr/components.js': { RSCPrefetchPageLinksImpl: '', useKeyedPrefetchLinks: 'return []' },
  'lib/dom/ssr/fog-of-war.js': nothing('useFogOFWarDiscovery', 'fetchAndApplyManifestPatches'),
  'lib/dom/ssr/single-fetch.js': nothing(
    'singleFetchActionStrategy',
    'singleFetchLoaderFetcherStrategy',
    'nonSsrStrategy',
  ),
  // No route has a style sheet of its own: the style is in the page.
  'lib/dom/ssr/links.js': nothing('prefetchStyleLinks', 'prefetchRouteCss'),
}

/** The events of elements that our pages listen to, besides change, focus and blur. */
const EVENTS =
  'auxClick click close contextMenu error input invalid keyDown keyPress keyUp load mouseDown mouseUp reset submit toggle'

/**
 * Parts of functions that no page needs, by file: from the first text up to the second, which stays. The third takes its
 * place.
 */
export const UNUSED_TEXT: Record<string, [from: string, to: string, by: string][]> = {
  'react-dom-client.production.js': [
    // Entering and leaving an element, selecting text, composing text.
    [
      '      a: {\n        SyntheticEventCtor =\n          "mouseover"',
      '      a: {\n        reactName = targetInst ?',
      '',
    ],
    [
      '      handleEventFunc = targetInst ? getNodeFromInstance',
      '    }\n    processDispatchQueue(dispatchQueue, eventSystemFlags);',
      '',
    ],
    ['registerDirectEvent("onMouseEnter"', 'registerTwoPhaseEvent(\n  "onChange"', ''],
    ['registerTwoPhaseEvent(\n  "onSelect"', 'var mediaEventTypes', ''],
    // The fields of other events than those of keys, mouse, focus and forms.
    ['          case "drag":', '          case "submit":', ''],
    ['          case "toggle":', '        }\n        var inCapturePhase', ''],
    // Animations and transitions.
    ['var vendorPrefixes =', 'topLevelEventsToReactNames = new Map()', 'var '],
    ['registerSimpleEvent(ANIMATION_END', 'registerSimpleEvent("dblclick"', ''],
    ['registerSimpleEvent(TRANSITION_RUN', 'registerTwoPhaseEvent(', ''],
    ['"abort auxClick ', '.split(\n      " "', `"${EVENTS}"`],
    ['simpleEventPluginEvents.push(', 'function registerSimpleEvent', ''],
    // Attributes that are written otherwise than in JSX.
    ['    ["crossOrigin"', '    ["fillOpacity"', ''],
    ['    ["fillRule"', '    ["paintOrder"', ''],
    ['    ["panose-1"', '    ["strokeWidth"', ''],
    ['    ["textDecoration"', '    ["vectorEffect"', ''],
    ['    ["vertAdvY"', '  ]),\n  isJavaScriptProtocol', ''],
  ],
  // View transitions.
  'lib/components.js': [
    ['\t\tif (reactDomFlushSyncImpl && flushSync) {\n', '\t}, [\n\t\trouter.window,', ''],
    ['\tReact$1.useEffect(() => {\n\t\tif (vtContext', '\tlet navigator = ', ''],
  ],
  'react.production.js': [['exports.Children = Children', 'exports.Component', '']],
}

function nothing(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']))
}
