/** Words of the question that follows when two people changed the same thing. */
export const conflictWords = {
  title: 'Someone else saved changes',
  current: 'Current version',
  yours: 'Your version',
  keepMine: 'Keep mine',
  takeCurrent: 'Use current',
};
