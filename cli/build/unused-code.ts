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
  'lib/dom/ssr/fog-of-war.js': nothing('useFogOFWarDiscovery', 'fetchAndApplyManifestPatches'),
  'lib/dom/ssr/single-fetch.js': nothing('singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy'),
}

function nothing(...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, '']))
}
