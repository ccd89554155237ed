/** What can be said with one click, in everybody's own language: the names of the phrases. */

export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'nice-move',
  'oops',
  'sorry',
  'thanks',
  'moment',
  'back',
  'your-turn',
  'one-more',
  'good-game',
] as const
