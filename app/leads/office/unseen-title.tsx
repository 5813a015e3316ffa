import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useUnseen } from "./use-news.ts";

/** Keeps the number in the tab's title up to date between page loads. `officeMeta` renders the first one. */
export function UnseenTitle({ unseen }: { unseen: number }) {
	const [counted, setCounted] = useState(unseen);
	const [loaded, setLoaded] = useState(unseen);
	const { key } = useLocation();
	// A page load counts again.
	if (loaded !== unseen) {
		setLoaded(unseen);
		setCounted(unseen);
	}
	useUnseen(setCounted);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has rendered its own title.
	useEffect(() => {
		const title = document.title.replace(/^\(\d+\) /, "");
		document.title = counted > 0 ? `(${counted}) ${title}` : title;
	}, [counted, key]);
	return null;
}
