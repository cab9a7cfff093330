"""Lessons: scripted matches with stops, on the real boards and by the real rules.

A lesson is a file in scripts/ and its sentences in locales/*/lessons_*.ftl; docs/lessons.md says how to write one.
"""

from ludoteca.learn.lessons.check import problems
from ludoteca.learn.lessons.script import Lesson, LessonError, Step, lesson_named, lessons
from ludoteca.learn.lessons.walk import Reply, Stop, Walk

__all__ = ["Lesson", "LessonError", "Reply", "Step", "Stop", "Walk", "lesson_named", "lessons", "problems"]
