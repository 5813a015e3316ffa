import { useEffect, useRef } from "react";

/** Moves the focus to the message at the top: the buttons are at the end of a long form. */
export function useSaid(isSaid: boolean, about: unknown) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isSaid && about) place.current?.focus();
	}, [isSaid, about]);
	return place;
}
