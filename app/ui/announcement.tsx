import { useEffect, useState } from "react";

/** For screen readers: announced once, when the visitor pauses, and not when the page opens. */
export function Announcement({ text }: { text: string }) {
	const [said, setSaid] = useState(text);
	useEffect(() => {
		const timer = setTimeout(() => setSaid(text), 600);
		return () => clearTimeout(timer);
	}, [text]);
	return <output className="sr-only">{said}</output>;
}
