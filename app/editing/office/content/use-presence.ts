import { useEffect, useState } from "react";
import { entryPath } from "./entry-path.ts";

const meetEvery = 10_000;

/** Names of the other members who have this entry open. Hidden tabs send no heartbeat. */
export function usePresence(id: string): readonly string[] {
	const [others, setOthers] = useState<readonly string[]>([]);
	useEffect(() => {
		const path = `${entryPath(id)}/presence`;
		let gone = false;
		const meet = async () => {
			if (document.visibilityState === "hidden") return;
			const body = new URLSearchParams({ intent: "stay" });
			const response = await fetch(path, { method: "POST", body, redirect: "manual" }).catch(() => null);
			if (!response?.ok || gone) return;
			const answer = (await response.json()) as { others: string[] };
			setOthers((before) => (before.join("\n") === answer.others.join("\n") ? before : answer.others));
		};
		const leave = () => void navigator.sendBeacon(path, new URLSearchParams({ intent: "leave" }));
		const onVisibility = () => (document.visibilityState === "hidden" ? leave() : void meet());
		void meet();
		const timer = setInterval(() => void meet(), meetEvery);
		document.addEventListener("visibilitychange", onVisibility);
		window.addEventListener("pagehide", leave);
		return () => {
			gone = true;
			clearInterval(timer);
			document.removeEventListener("visibilitychange", onVisibility);
			window.removeEventListener("pagehide", leave);
			leave();
		};
	}, [id]);
	return others;
}
