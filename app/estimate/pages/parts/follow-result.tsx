import type { FollowNotice } from "#app/model/estimate/followed-appointment.ts";
import { useAnswerFocus } from "#app/runtime/answer-focus.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";

/** What a form did. Takes focus after each form; `autofocus` does so without JavaScript. */
export function FollowResult({ id, notice }: { id: string; notice: FollowNotice | null }) {
	const box = useAnswerFocus(notice?.key);
	if (!notice) return null;
	return (
		<Notice
			ref={box}
			id={id}
			tone={notice.tone}
			role={notice.tone === "warning" ? "alert" : "status"}
			tabIndex={-1}
			autoFocus
			title={notice.title}
			className="mt-5 print:hidden"
		>
			{notice.text}
			{notice.link && (
				<a href={`#${notice.link.to}`} className="text-link mt-2 flex!">
					{notice.link.text}
					<Icon name="arrow-right" size={18} />
				</a>
			)}
		</Notice>
	);
}
