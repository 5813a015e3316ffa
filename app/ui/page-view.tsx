import { type ContextType, type ReactNode, use } from "react";
import {
	UNSAFE_DataRouterDataContext as DataRouterDataContext,
	UNSAFE_DataRouterStateContext as DataRouterStateContext,
	UNSAFE_LocationContext as LocationContext,
	UNSAFE_RouteContext as RouteContext,
} from "react-router";

/** A page, and what the router says to it. */
export interface View {
	children: ReactNode;
	data: ContextType<typeof DataRouterDataContext>;
	state: ContextType<typeof DataRouterStateContext>;
	location: ContextType<typeof LocationContext>;
	route: ContextType<typeof RouteContext>;
}

export function usePageView(children: ReactNode): View {
	return {
		children,
		data: use(DataRouterDataContext),
		state: use(DataRouterStateContext),
		location: use(LocationContext),
		route: use(RouteContext),
	};
}

/**
 * A page with the router as it was for it: one that is leaving goes on showing itself after the router has gone on.
 * React Router has no public way to say that; these four are what its hooks and outlets read.
 */
export function PageView({ view: { children, data, state, location, route } }: { view: View }) {
	return (
		<DataRouterStateContext value={state}>
			<DataRouterDataContext value={data}>
				<LocationContext value={location}>
					<RouteContext value={route}>{children}</RouteContext>
				</LocationContext>
			</DataRouterDataContext>
		</DataRouterStateContext>
	);
}
