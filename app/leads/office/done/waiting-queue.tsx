import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isMarkedWaiting } from "./queue/waiting-mark.ts";

const WaitingNotice = lazy(() => import("./waiting-notice.tsx"));

/** Goes on sending on every page of the office. Loads the code of the queue only when something waits. */
export function WaitingQueue({ member }: { member: string }) {
	const { pathname } = useLocation();
	const [isWaiting, setWaiting] = useState(false);
	useEffect(() => {
		if (pathname && isMarkedWaiting(member)) setWaiting(true);
	}, [member, pathname]);
	if (!isWaiting) return null;
	return (
		<Suspense>
			<WaitingNotice member={member} />
		</Suspense>
	);
}
