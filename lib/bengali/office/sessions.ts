/** Texts of the own sessions, in an account's form. */

export const sessionsText = {
	end: "অন্য সব জায়গা থেকে লগআউট করুন",
	explanation: "ফোন হারালে, কিংবা অন্যের কম্পিউটারে লগইন থেকে গেলে এটি চাপুন। এই ব্রাউজারে আপনার লগইন থাকবে।",
	ended: "অন্য সব জায়গা থেকে লগআউট হয়েছে।",
} as const;
